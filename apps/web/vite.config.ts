import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { offlinePlugin } from './offline/plugin.ts';

/** The two fonts every page shows are asked for with the page, not after its styles. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig(({ mode }) => {
  const { SKATRUNDE_SERVER = 'http://127.0.0.1:8723' } = loadEnv(mode, '.', 'SKATRUNDE_');
  return {
    plugins: [react(), preloadFonts(), offlinePlugin()],
    worker: { format: 'es' },
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    server: {
      host: true,
      proxy: { '/api': { target: SKATRUNDE_SERVER }, '/socket.io': { target: SKATRUNDE_SERVER, ws: true } },
    },
  };
});
