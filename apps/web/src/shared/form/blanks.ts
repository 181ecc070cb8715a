/** A type of the API as form values: null becomes an empty text. */
export type Blanked<T> = T extends readonly (infer Item)[]
  ? Blanked<Item>[]
  : T extends boolean
    ? T
    : T extends object
      ? { [Key in keyof T]: Blanked<T[Key]> }
      : T extends null
        ? ''
        : T;

type Filled<T> = T extends ''
  ? null
  : T extends readonly (infer Item)[]
    ? Filled<Item>[]
    : T extends boolean | number
      ? T
      : T extends object
        ? { [Key in keyof T]: Filled<T[Key]> }
        : T;

export const nullToBlank = <T>(value: T): Blanked<T> =>
  convert(value, (leaf) => (leaf === null ? '' : leaf)) as Blanked<T>;

/** Turns blank texts of a form into null, at any depth. */
export const blankToNull = <T>(value: T): Filled<T> =>
  convert(value, (leaf) =>
    typeof leaf === 'string' && leaf.trim() === '' ? null : leaf,
  ) as Filled<T>;

function convert(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, convert(inner, change)]),
  );
}
