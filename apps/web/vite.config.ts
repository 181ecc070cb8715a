import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileWords } from './build/compile-words.ts';
import { endpointAddresses } from './build/endpoint-addresses.ts';
import { evaluatedOutlines } from './build/evaluated-outlines.ts';
import { nameInPage } from './build/name-in-page.ts';
import { precompress } from './build/precompress.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

/** Words that every page may need at once; each feature's own words are a chunk beside it. */
const shellWords = /\/src\/(?:app|ui|shared\/\w+|features\/signpost)\/words\.(ja|en)\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    nameInPage(),
    compileWords(),
    endpointAddresses(),
    evaluatedOutlines(),
    react(),
    tailwindcss(),
    precompress(),
  ],
  resolve: {
    // Words arrive compiled (build/compile-words.ts), so only the formatting half is needed.
    alias: {
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has had this hook since 18: no stand-in for older ones.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Next to Vite's own prefix, the name that the operator's guide uses.
  envPrefix: ['VITE_', 'API_TIMEOUT_MS'],
  server: {
    proxy: { '/v1': api, '/identity': api },
  },
  build: {
    manifest: true,
    sourcemap: false,
    // font-src 'self' refuses fonts inlined as data.
    assetsInlineLimit: 0,
    // The product's own script starts the imports; a polyfill would be one more.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\//,
              tags: ['$initial'],
              priority: 2,
            },
            { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'], priority: 1 },
            // Many small files weigh more than one: what the first page needs comes together.
            { name: 'shell', tags: ['$initial'], priority: 0 },
            {
              debugName: 'shell words',
              name: (id) => shellWords.exec(id)?.[1]?.replace(/^/, 'words-') ?? null,
              priority: 3,
            },
          ],
        },
      },
    },
  },
});
