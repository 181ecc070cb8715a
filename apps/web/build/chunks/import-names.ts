import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** In a folder that the server keeps to itself; the pages have the content. */
export const importMapFile = '.vite/import-map.json';

/** What the bundler calls a file: its name and eight characters. */
const builtName = /([\w.-]+-[\w-]{3})[\w-]{5}\.js/g;

/**
 * Shortens the names by which files import one another, because each page has a map of all of them.
 * What a name becomes depends on nothing else, so that the digest of a file stays right.
 */
export function importNames(): Plugin {
  return {
    name: 'engawa:import-names',
    apply: 'build',
    // Before Vite writes what each import fetches ahead.
    enforce: 'pre',
    // Another rule makes other files.
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
      // Neighbours in the alphabet are packed better.
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
