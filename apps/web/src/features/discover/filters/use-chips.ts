import { type DiscoverFilter, discoverFields } from '@engawa/contract/discover/filter-fields';
import { useWords } from '../../../shared/i18n/words.ts';
import { chipsOf } from '../../../ui/filters/chips-of.ts';
import { sayIn } from '../../../ui/filters/filter-looks.ts';
import { words as discoverWords } from '../words.ja.ts';

/** Texts of filter values. Values from reference tables have names; only levels need a sentence. */
export function useSay() {
  const t = useWords(discoverWords);
  return sayIn(discoverFields, ['japaneseLevel'], (name, value) =>
    t(`chip.${name}`, { value: value as never }),
  );
}

export const useChips = (filter: DiscoverFilter) =>
  chipsOf(filter, { fields: discoverFields, say: useSay() });
