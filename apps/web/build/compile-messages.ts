import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

interface Words {
  [key: string]: string | Words;
}

/** Parses ICU messages while building, so that the parser (13 kB) never reaches a browser. */
export function compileMessages(): Plugin {
  return {
    name: 'engawa:compile-messages',
    load: {
      filter: { id: /\/messages\.(ja|en)\.ts$/ },
      async handler(id) {
        // The query makes Node read an edited file again during development.
        const file = `${pathToFileURL(id).href}?at=${statSync(id).mtimeMs}`;
        const { messages } = (await import(file)) as { messages: Words };
        return `export const messages = ${JSON.stringify(compileAll(messages))};`;
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
