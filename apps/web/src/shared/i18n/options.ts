import { type Language, type Localized, say } from '@engawa/contract/language';
import { language } from './language.ts';

interface Table<Id extends string | number> {
  entries: readonly { id: Id; name: Localized }[];
}

export const optionsOf = <Id extends string | number>({ entries }: Table<Id>) =>
  entries.map(({ id, name }) => ({ value: `${id}` as const, label: say(name, language) }));

/** For long lists: frequent entries first, then the rest by name, 'Other' last. */
export function optionsByUse<Id extends string | number>(
  table: Table<Id>,
  frequent: readonly NoInfer<Id>[],
) {
  const top = frequent.map(String);
  const last = top.length + 1;
  const rank = (value: string): number => {
    if (value === 'others') return last;
    return top.includes(value) ? top.indexOf(value) : top.length;
  };
  const { compare } = new Intl.Collator(language);
  return optionsOf(table).toSorted(
    (a, b) => rank(a.value) - rank(b.value) || compare(a.label, b.label),
  );
}

interface NamedTable<Id> {
  byId(id: Id): { name: Localized };
}

export const nameOf = <Id extends string | number>(
  table: NamedTable<Id>,
  id: Id | null,
  reader: Language = language,
): string => (id === null ? '' : say(table.byId(id).name, reader));
