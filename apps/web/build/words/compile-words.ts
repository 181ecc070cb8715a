import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

interface Words {
  [key: string]: string | Words;
}

/** Parses ICU messages while building, so that the parser (13 kB) never reaches a browser. */
export function compileWords(): Plugin {
  return {
    name: 'engawa:compile-words',
    load: {
      filter: { id: /\/words\.[a-z]+\.ts$/ },
      async handler(id) {
        // The query makes Node read an edited file again during development.
        const file = `${pathToFileURL(id).href}?at=${statSync(id).mtimeMs}`;
        const { words } = (await import(file)) as { words: Words };
        return `export const words = ${JSON.stringify(compileAll(words))};`;
      },
    },
  };
}

function compileAll(words: Words): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [
      key,
      typeof word === 'string' ? compile(word) : compileAll(word),
    ]),
  );
}
