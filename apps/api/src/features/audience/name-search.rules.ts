const between = /[\s・.,'’-]+/u;
/** Most names have fewer words, and each word costs one index lookup. */
const mostWords = 4;

export function nameWords(typed: string): [string, ...string[]] | undefined {
  const words = typed
    .normalize('NFKC')
    .split(between)
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords);
  const [longest, ...others] = words;
  return longest === undefined ? undefined : [longest, ...others];
}
