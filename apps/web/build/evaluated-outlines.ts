import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The outline of a content is read from its schema; a page needs only what was read. It is
 * computed while building, which keeps zod away from editors that have not saved anything yet.
 */
export function evaluatedOutlines(): Plugin {
  return {
    name: 'engawa:evaluated-outlines',
    load: {
      filter: { id: /\/contract\/src\/[\w-]+\/outline\.ts$/ },
      async handler(id) {
        const file = `${pathToFileURL(id).href}?at=${statSync(id).mtimeMs}`;
        const outlines = (await import(file)) as Record<string, object>;
        return Object.entries(outlines)
          .map(([name, outline]) => `export const ${name} = ${JSON.stringify(outline)};`)
          .join('\n');
      },
    },
  };
}
