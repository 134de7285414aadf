/** Keeps this build in the browser, so that practice works without the server. Only over https or on this machine itself. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // A browser that does not want to, or a server that is gone: the page works as it does without.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  });
}
