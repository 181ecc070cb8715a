import type { Localized } from '../language.ts';

interface Table {
  readonly ids: readonly (string | number)[];
  readonly entries: readonly { readonly id: string | number; readonly name: Localized }[];
}

/**
 * A list's filters as data: schemas, addresses, forms, chips and test queries are derived from it.
 * Without zod, because the client loads it early.
 */
export type FilterField =
  | { readonly kind: 'word'; readonly max: number }
  /** One entry of a table, or several. */
  | { readonly kind: 'one'; readonly table: Table }
  | { readonly kind: 'some'; readonly table: Table }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'month' }
  /** True or omitted. */
  | { readonly kind: 'flag' };

export type FilterFields = Readonly<Record<string, FilterField>>;

type IdIn<Field> = Field extends { readonly table: { readonly ids: readonly (infer Id)[] } }
  ? Id
  : never;

interface ValueOfKind<Field> {
  word: string;
  one: IdIn<Field>;
  some: IdIn<Field>[];
  whole: number;
  month: string;
  flag: true;
}

export type FilterValue<Field extends FilterField> = ValueOfKind<Field>[Field['kind']];

export type FilterOf<Fields extends FilterFields> = {
  -readonly [Name in keyof Fields]?: FilterValue<Fields[Name]> | undefined;
};

/** An empty list of choices is no filter. */
export const isAsked = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);
