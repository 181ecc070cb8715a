import { resolve } from 'node:path';
import { setsBehind } from '../words/word-folders.ts';

const words = /\/src\/(.*)\/words\.([a-z]+)\.ts$/;

export const isWords = (id: string): boolean => words.test(id);

/** Folders whose words belong to the shell or to the home page, which every visitor loads first. */
const shell = new Set([
  ...[...setsBehind(resolve(import.meta.dirname, '../../src/app/shell-words.ts')).keys()].map(
    (file) => /\/src\/(.*)\/words/.exec(file)?.[1],
  ),
  'features/home',
]);

/** Three kinds of chunk per language: the words of the shell, of a page's frame, of a feature. */
export function groupOfWords(id: string): string | null {
  const [, folder = '', language] = words.exec(id) ?? [];
  if (!language) return null;
  if (shell.has(folder)) return `words-shell-${language}`;
  const [top, feature] = folder.split('/');
  return top === 'app' || top === 'ui' ? `words-frame-${language}` : `words-${feature}-${language}`;
}
