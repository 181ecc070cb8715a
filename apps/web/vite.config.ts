import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks/chunks.ts';
import { importMapFile, importNames } from './build/chunks/import-names.ts';
import { visitReport } from './build/chunks/visit-report.ts';
import { clientFacts } from './build/client-facts.ts';
import { endpointAddresses } from './build/endpoint-addresses.ts';
import { evaluatedOutlines } from './build/evaluated-outlines.ts';
import { iconFiles } from './build/icon-files.ts';
import { nameInPage } from './build/pages/name-in-page.ts';
import { prerenderPages } from './build/pages/prerender-pages.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { compileWords } from './build/words/compile-words.ts';
import { wordFolders, wordsOfPages } from './build/words/word-folders.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

/** Two builds: the browser client, and the program that prerenders pages. */
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
      : [
          importNames(),
          visitReport(),
          clientFacts(),
          serviceWorker(),
          precompress(),
          prerenderPages(),
        ]),
  ],
  resolve: {
    // Words are compiled at build time (build/words/compile-words.ts), so only the formatter is
    // needed.
    alias: {
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has had this hook since 18, so no shim is needed.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Applies the same aliases to dependencies while prerendering.
  ssr: { noExternal: true },
  // In addition to Vite's own prefix, exposes the setting named in the operator's guide.
  envPrefix: ['VITE_', 'API_TIMEOUT_MS'],
  server: {
    proxy: {
      '/v1': api,
      '/identity': api,
      '/jobs': api,
      '/companies': api,
      '/events': api,
      '/fonts': api,
    },
  },
  build: {
    sourcemap: false,
    // font-src 'self' refuses fonts inlined as data.
    assetsInlineLimit: 0,
    // The product's own script starts the imports, so the polyfill would be useless.
    modulePreload: { polyfill: false },
    // An import map keeps import names stable when file contents change.
    chunkImportMap: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : inBrowser,
  },
}));

const inBrowser = {
  input: ['index.html', 'src/app/after-paint.ts'].map((name) => `${import.meta.dirname}/${name}`),
  output: { codeSplitting: { groups: chunkGroups() } },
  experimental: { chunkImportMap: { fileName: importMapFile } },
};
