const words = /\/src\/(.*)\/words\.([a-z]+)\.ts$/;

export const isWords = (id: string): boolean => words.test(id);

/** Words that every page may need at once, and those of the first page. */
const shell = /^(?:app|ui|shared\/\w+|features\/(?:signpost|home))$/;

/** Words of one language travel together: those of the shell, those around a page, those of a feature. */
export function groupOfWords(id: string): string | null {
  const [, folder = '', language] = words.exec(id) ?? [];
  if (!language) return null;
  if (shell.test(folder)) return `words-shell-${language}`;
  const [top, feature] = folder.split('/');
  return top === 'app' || top === 'ui' ? `words-frame-${language}` : `words-${feature}-${language}`;
}
