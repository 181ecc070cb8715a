import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { languages } from '@engawa/contract/language';
import type { Plugin } from 'vite';

const wordSets = resolve(import.meta.dirname, '../../src/shared/i18n/words.ts');
/** Long texts such as the terms (features/reading) are defined by `defineTexts`. */
const definedTexts = /^export const (\w+) = defineTexts\(/m;

/**
 * Replaces an import of a folder's `words.ja.ts` by a word set that loads the folder's words in the
 * reader's language. The compiler still sees the type of the Japanese words.
 */
export function wordFolders(): Plugin {
  return {
    name: 'engawa:word-folders',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.{1,2}\/(?:.+\/)?words\.ja\.ts$/ },
      handler(source, importer = '') {
        return importer.endsWith('?set') ? null : `${resolve(dirname(importer), source)}?set`;
      },
    },
    load: {
      filter: { id: /\/words\.ja\.ts\?set$/ },
      handler(id) {
        const sources = languages
          .map((language) => `words.${language}.ts`)
          .filter((file) => existsSync(resolve(dirname(id), file)))
          .map((file) => `${file.split('.')[1]}: () => import('./${file}')`);
        return `import { wordSet } from '${wordSets}';
export const words = wordSet({ ${sources.join(', ')} });`;
      },
    },
  };
}

/**
 * Makes `import('./a-page.tsx')` in a route or layout also load the words that the page's code
 * reads, so that the browser fetches both in parallel.
 */
export function wordsOfPages(): Plugin {
  return {
    name: 'engawa:words-of-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/(?:routes|layouts)\/.*\.ts$/ },
      handler(code, id) {
        const names = new Map<string, string>();
        const found = code.replace(
          /\bimport\('([^']+-(?:page|layout)\.tsx)'\)/g,
          (page, source: string) => {
            const loads = [...setsBehind(resolve(dirname(id), source))].map(([file, exported]) => {
              const name = names.get(file) ?? `set${names.size}`;
              names.set(file, name);
              return `${name}.${exported}.load()`;
            });
            return `Promise.all([${[page, ...loads].join(', ')}]).then(([page]) => page)`;
          },
        );
        const imports = [...names].map(([file, name]) => `import * as ${name} from '${file}';`);
        return { code: `${found}\n${imports.join('\n')}`, map: null };
      },
    },
  };
}

/** All word sets and long texts that a module imports, however deep: file → exported name. */
export function setsBehind(module: string): ReadonlyMap<string, string> {
  const sets = new Map<string, string>();
  const seen = new Set([module]);
  for (const file of seen) {
    if (file.endsWith('/words.ja.ts')) {
      sets.set(`${file}?set`, 'words');
      continue;
    }
    const code = readFileSync(file, 'utf8');
    const texts = definedTexts.exec(code)?.[1];
    if (texts) sets.set(file, texts);
    for (const source of importsIn(code)) seen.add(resolve(dirname(file), source));
  }
  return sets;
}

const importsIn = (code: string): string[] =>
  [...code.matchAll(/^(?:import|export)\s+(?!type\b)([^'";]*?)\s*(?:from\s+)?'(\.[^']+\.tsx?)';/gm)]
    .filter(([, clause = '']) => !/^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(clause.trim()))
    .flatMap(([, , source]) => source ?? []);
