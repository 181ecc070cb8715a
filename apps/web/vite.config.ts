import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { clientFacts } from './build/client-facts.ts';
import { compileWords } from './build/compile-words.ts';
import { endpointAddresses } from './build/endpoint-addresses.ts';
import { evaluatedOutlines } from './build/evaluated-outlines.ts';
import { iconFiles } from './build/icon-files.ts';
import { nameInPage } from './build/name-in-page.ts';
import { precompress } from './build/precompress.ts';
import { prerenderPages } from './build/prerender-pages.ts';
import { serviceWorker } from './build/service-worker.ts';
import { visitReport } from './build/visit-report.ts';
import { wordFolders, wordsOfPages } from './build/word-folders.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

/** For the browser; or for the process that draws the first pages while building. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    nameInPage(),
    wordFolders(),
    wordsOfPages(),
    compileWords(),
    iconFiles(),
    endpointAddresses(),
    evaluatedOutlines(),
    react(),
    tailwindcss(),
    ...(isSsrBuild
      ? []
      : [visitReport(), clientFacts(), serviceWorker(), precompress(), prerenderPages()]),
  ],
  resolve: {
    // Words arrive compiled (build/compile-words.ts), so only the formatting half is needed.
    alias: {
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has had this hook since 18: no stand-in for older ones.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // What draws ahead goes through the same aliases.
  ssr: { noExternal: true },
  // Next to Vite's own prefix, the name that the operator's guide uses.
  envPrefix: ['VITE_', 'API_TIMEOUT_MS'],
  server: {
    proxy: { '/v1': api, '/identity': api, '/jobs': api, '/companies': api, '/fonts': api },
  },
  build: {
    sourcemap: false,
    // font-src 'self' refuses fonts inlined as data.
    assetsInlineLimit: 0,
    // The product's own script starts the imports; a polyfill would be one more.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : inBrowser,
  },
}));

const inBrowser = {
  input: ['index.html', 'src/app/after-paint.ts'].map((name) => `${import.meta.dirname}/${name}`),
  output: { codeSplitting: { groups: chunkGroups() } },
};
