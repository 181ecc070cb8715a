import type { FilterField, FilterFields, FilterOf } from '@engawa/contract/filters/filter-fields';
import type { ReactNode } from 'react';

type OfKind<Fields extends FilterFields, Kind extends FilterField['kind']> = {
  [Name in keyof Fields & string]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields & string];

/** Fields whose values have no name in a table: each needs words of its own. */
type Worded<Fields extends FilterFields> = OfKind<Fields, 'word' | 'whole' | 'month' | 'flag'>;

/** Texts of filter values; for a reference table the caller gets the name of the entry. */
export type Say = (name: string, value: string | number) => string;

/** A field without a table has words for its values, and so have `more`; otherwise the name says it. */
export function sayIn<Fields extends FilterFields, const More extends keyof Fields & string>(
  fields: Fields,
  more: readonly More[],
  say: (name: Worded<Fields> | More, value: string | number) => string,
): Say {
  const isSaid = (name: string): name is Worded<Fields> | More => {
    const kind = fields[name]?.kind;
    return more.some((one) => one === name) || (kind !== 'one' && kind !== 'some');
  };
  return (name, value) => (isSaid(name) ? say(name, value) : String(value));
}

export interface ControlProps<Filter> {
  filter: Filter;
  change: (change: { [Name in keyof Filter]?: Filter[Name] }) => void;
  errorOf: (field: keyof Filter) => string | undefined;
}

type Control<Fields extends FilterFields> =
  | ((props: ControlProps<FilterOf<Fields>>) => ReactNode)
  /** Chosen in the control of another field. */
  | null;

/** How a field is chosen where its kind alone does not say it; a single month never does. */
export type Controls<Fields extends FilterFields> = Partial<Record<keyof Fields, Control<Fields>>> &
  Record<OfKind<Fields, 'month'>, Control<Fields>>;

/** Fields that are chosen as their kind is: each needs a label. The word has a box of its own. */
export type ByKind<Fields extends FilterFields, Own> = Exclude<
  keyof Fields & string,
  keyof Own | OfKind<Fields, 'word'>
>;
