/**
 * So that practice works when the server is gone (docs/decisions/0008-an-own-service-worker.md). Runs in the browser as it
 * stands here; `offlinePlugin` puts OFFLINE before it: the name of the build, and all its files.
 *
 * Nobody is ever kept on an old page: documents and files without a hash in their name are asked for anew each time, and
 * come from here only when no answer comes. Files with a hash never change and come from here first.
 */
const CACHE = `skatrunde-${OFFLINE.build}`;
/** Every address of the page is answered with the same document. */
const PAGE = '/';
/** A server that takes longer than this for a document is treated as one that is gone. Ms. */
const PATIENCE = 6000;
/** A script is the same to a document and to a worker. */
const ASKED_ANYHOW = { ignoreVary: true };

self.addEventListener('install', (event) => {
  event.waitUntil(keepBuild());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|socket\.io)\//.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(newest(request, PAGE));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (OFFLINE.files.includes(pathname)) event.respondWith(newest(request, pathname));
});

async function keepBuild() {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...OFFLINE.files]);
  await self.skipWaiting();
}

/** The build before is kept, too: a page that is still open may yet ask for its parts. */
async function forgetOldBuilds() {
  const builds = (await caches.keys()).filter((name) => name.startsWith('skatrunde-') && name !== CACHE);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** From the server; from here when it does not answer, or when only something in front of it does. */
async function newest(request, address) {
  const answer = await Promise.race([fetch(request), noAnswer()]).catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  const cache = await caches.open(CACHE);
  return (await cache.match(address, ASKED_ANYHOW)) ?? answer ?? Response.error();
}

function noAnswer() {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, undefined));
}

async function kept(request) {
  return (await caches.match(request, ASKED_ANYHOW)) ?? fetch(request);
}
