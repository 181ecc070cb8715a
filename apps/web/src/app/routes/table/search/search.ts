/** Kind of a parameter: text, a flag, or one of these words. */
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

/** The router parses digits as a number, so they are turned back into text. */
function read(kind: Kind, value: unknown): unknown {
  if (kind === 'mark') return Boolean(value);
  if (kind !== 'text') return kind.find((word) => word === value);
  return (typeof value === 'string' || typeof value === 'number') && `${value}`;
}

/** Reads the parameters that a page declares; drops all others and invalid values. */
export const searchOf =
  <const S extends Shape>(shape: S) =>
  (search: Record<string, unknown>): SearchOf<S> =>
    Object.fromEntries(
      Object.entries(shape)
        .map(([name, kind]) => [name, read(kind, search[name])] as const)
        .filter(([, value]) => value),
    ) as SearchOf<S>;
