import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Computes content outlines at build time, so that an editor loads zod only when it saves. */
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
