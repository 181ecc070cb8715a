import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Written to a folder that the server does not serve; its content is inlined in the pages. */
export const importMapFile = '.vite/import-map.json';

/** The bundler's file name: a name and a digest of eight characters. */
const builtName = /([\w.-]+-[\w-]{3})[\w-]{5}\.js/g;

/**
 * Shortens the names by which files import one another, because every page contains the map of
 * them. A short name depends only on the long one, so files with equal content keep equal digests.
 */
export function importNames(): Plugin {
  return {
    name: 'engawa:import-names',
    apply: 'build',
    // Runs before Vite adds the preload lists of dynamic imports.
    enforce: 'pre',
    // A changed rule changes the files' contents, so it must change their digests.
    augmentChunkHash: () => builtName.source,
    generateBundle(_, bundle) {
      const asset = bundle[importMapFile];
      if (asset?.type !== 'asset') return;
      const { imports } = JSON.parse(String(asset.source)) as { imports: Record<string, string> };
      const names = new Set(Object.keys(imports).map((address) => basename(address)));
      const shortened = (text: string): string =>
        text.replace(builtName, (name, short: string) => (names.has(name) ? `${short}.js` : name));
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') output.code = shortened(output.code);
      }
      // Sorted, because similar neighbours compress better.
      const inOrder = Object.keys(imports).toSorted();
      const short = Object.fromEntries(inOrder.map((name) => [shortened(name), imports[name]]));
      if (Object.keys(short).length < names.size) {
        throw new Error(
          'build/chunks/import-names.ts leaves too little of names: two files have the same.',
        );
      }
      asset.source = JSON.stringify({ imports: short });
    },
  };
}
