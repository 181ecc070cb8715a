/** A value in an address: a text, a mark that is there or not, or one of these words. */
type Kind = 'text' | 'mark' | readonly string[];
type Shape = Readonly<Record<string, Kind>>;
type ValueOf<K> = K extends 'text'
  ? string
  : K extends 'mark'
    ? true
    : K extends readonly (infer Word)[]
      ? Word
      : never;
export type SearchOf<S extends Shape> = { [Name in keyof S]?: ValueOf<S[Name]> };

/** Digits come as a number. */
function read(kind: Kind, value: unknown): unknown {
  if (kind === 'mark') return Boolean(value);
  if (kind !== 'text') return kind.find((word) => word === value);
  return (typeof value === 'string' || typeof value === 'number') && `${value}`;
}

/** What of an address a page goes by; anything else in it is left out, as is what it cannot be. */
export const searchOf =
  <const S extends Shape>(shape: S) =>
  (search: Record<string, unknown>): SearchOf<S> =>
    Object.fromEntries(
      Object.entries(shape)
        .map(([name, kind]) => [name, read(kind, search[name])] as const)
        .filter(([, value]) => value),
    ) as SearchOf<S>;
