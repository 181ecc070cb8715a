import type { FilterField, FilterFields, FilterOf } from '@engawa/contract/filters/filter-fields';
import type { ReactNode } from 'react';

type OfKind<Fields extends FilterFields, Kind extends FilterField['kind']> = {
  [Name in keyof Fields & string]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields & string];

/** Fields whose values are not table entries, so that each needs texts of its own. */
type Worded<Fields extends FilterFields> = OfKind<Fields, 'word' | 'whole' | 'month' | 'flag'>;

/** Texts of filter values; for a table entry the value passed is its name. */
export type Say = (name: string, value: string | number) => string;

/** Uses `say` for fields without a table and for those in `more`; otherwise the entry's name. */
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
  /** Part of another field's control. */
  | null;

/** Controls that differ from their kind's default; month fields always need one. */
export type Controls<Fields extends FilterFields> = Partial<Record<keyof Fields, Control<Fields>>> &
  Record<OfKind<Fields, 'month'>, Control<Fields>>;

/** Fields with a default control, each of which needs a label. The free word has its own box. */
export type ByKind<Fields extends FilterFields, Own> = Exclude<
  keyof Fields & string,
  keyof Own | OfKind<Fields, 'word'>
>;
