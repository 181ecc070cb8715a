import type { Profile } from '@engawa/contract/profile/schemas';
import { nativeLanguages } from '@engawa/contract/reference/languages/native-languages';
import { basicValues } from '../../basic/basic-values.ts';
import {
  emptyLanguage,
  type LanguagesValues,
  languagesValues,
} from '../../languages/languages-values.ts';

/** Most live in Japan; who does not, changes it. */
export function openedBasic(profile: Profile) {
  const values = basicValues(profile);
  return { ...values, currentCountry: values.currentCountry || ('JP' as const) };
}

/** Who has named no language yet begins with their own, as far as their country tells it, and Japanese. */
export function openedLanguages(profile: Profile): LanguagesValues {
  if (profile.languages.languages.length > 0) return languagesValues(profile);
  const { countryOfOrigin } = profile.basic;
  const own = countryOfOrigin ? nativeLanguages[countryOfOrigin] : undefined;
  const native = {
    ...emptyLanguage,
    language: own ?? ('' as const),
    selfRating: 'native' as const,
  };
  const japanese = { ...emptyLanguage, language: 'ja' as const };
  return { languages: own === 'ja' ? [native] : [native, japanese] };
}
