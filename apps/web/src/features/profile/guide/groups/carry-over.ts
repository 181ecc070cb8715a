import type { Profile } from '@engawa/contract/profile/schemas';
import { nativeLanguages } from '@engawa/contract/reference/languages/native-languages';
import { basicValues } from '../../basic/basic-values.ts';
import {
  emptyLanguage,
  type LanguagesValues,
  languagesValues,
} from '../../languages/languages-values.ts';

/** Defaults to a residence in Japan, which is right for most. */
export function openedBasic(profile: Profile) {
  const values = basicValues(profile);
  return { ...values, currentCountry: values.currentCountry || ('JP' as const) };
}

/** Without stored languages, starts with the country's native language and Japanese. */
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
