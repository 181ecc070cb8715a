const between = /[\s・.,'’-]+/u;
/** Nobody has more names than this; each one is another look. */
const mostWords = 4;

/** The words of a name somebody typed, longest first; undefined where there is none. */
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
