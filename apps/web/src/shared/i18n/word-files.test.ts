import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { partialLanguages } from '@engawa/contract/language';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import type { Words } from './translator.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/words\.[a-z]+\.ts$|\.test\.ts$/.test(file))
  .map((file) => ({ file: resolve(root, file), text: readFileSync(resolve(root, file), 'utf8') }));
const folders = globSync('**/words.ja.ts', { cwd: root }).map((file) => dirname(file));

it('finds the word files', () => expect(folders).toContain('features/home'));

describe.each(folders)('%s', async (folder) => {
  const ja = await wordsOf(folder, 'ja');
  const en = await wordsOf(folder, 'en');

  it('has the same keys in both languages', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(ja).toSorted());
  });

  it('takes the same values in both languages', () => {
    const values = (words: Record<string, string>) =>
      Object.fromEntries(Object.keys(ja).map((key) => [key, valuesIn(words[key] ?? '')]));
    expect(values(en)).toEqual(values(ja));
  });

  it('has only keys and values of the Japanese words in a partial language', async () => {
    for (const language of partialLanguages) {
      if (!existsSync(resolve(root, folder, `words.${language}.ts`))) continue;
      for (const [key, word] of Object.entries(await wordsOf(folder, language))) {
        expect(valuesIn(word), key).toEqual(valuesIn(ja[key] ?? ''));
      }
    }
  });

  it('has words for every key', () => {
    expect([...Object.values(ja), ...Object.values(en)].filter((word) => !word.trim())).toEqual([]);
  });

  it('has no unused key', () => {
    const readers = sources.filter(
      ({ file, text }) => importsWords(file, text, folder) || isRouteTable(file, folder),
    );
    const demanding = readers.flatMap(takersOfWords);
    const unused = Object.keys(ja).filter(
      (key) =>
        !readers.some(({ text }) => isRead(text, key) || isTitle(text, key)) &&
        !demanding.some(({ text }) => text.includes(`'${key}'`)),
    );
    expect(unused).toEqual([]);
  });
});

async function wordsOf(folder: string, language: string): Promise<Record<string, string>> {
  const { words } = await import(resolve(root, folder, `words.${language}.ts`));
  return flatten(words as Words);
}

function flatten(words: Words, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(words).map(([key, word]) =>
      typeof word === 'string' ? { [path + key]: word } : flatten(word, `${path + key}.`),
    ),
  ) as Record<string, string>;
}

/** Names of placeholders and tags; in a compiled message, the first item of a list. */
function valuesIn(message: string): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      const [name, ...parts] = node as unknown[];
      if (typeof name === 'string') names.add(name);
      parts.forEach(walk);
    } else if (node !== null && typeof node === 'object') {
      // A branch of a plural or select is a text, or a list of nodes like the message itself.
      for (const branch of Object.values(node)) if (Array.isArray(branch)) branch.forEach(walk);
    }
  };
  const compiled = compile(message);
  if (Array.isArray(compiled)) compiled.forEach(walk);
  return [...names].toSorted();
}

/** Read by name, or in a group whose last part is computed: `t(`chip.${name}`)`. */
const isRead = (text: string, key: string): boolean =>
  text.includes(`('${key}'`) || text.includes(`(\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`);

/** The route table names titles by key, and the shell looks them up. */
const isTitle = (text: string, key: string): boolean =>
  text.includes(`title: '${key}'`) || text.includes(`label: '${key}'`);

const isRouteTable = (file: string, folder: string): boolean =>
  folder === 'app/titles' && file.includes('/app/routes/table/');

/** A file may pass its words (`words: articleWords`) to a type that names the keys it reads. */
function takersOfWords({ file, text }: (typeof sources)[number]) {
  if (!/^\s+words: \w+Words,$/m.test(text)) return [];
  const imported = [...text.matchAll(/^import type .* from '(\..*)';$/gm)].map(([, path]) =>
    resolve(dirname(file), path as string),
  );
  return sources.filter((source) => imported.includes(source.file));
}

function importsWords(file: string, text: string, folder: string): boolean {
  return [...text.matchAll(/from '(\.[^']*\/words\.ja\.ts)'/g)].some(
    ([, path]) => resolve(dirname(file), path as string) === resolve(root, folder, 'words.ja.ts'),
  );
}
