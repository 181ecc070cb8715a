import { nativeLanguages } from '@engawa/contract/reference/languages/native-languages';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import type { CountryCode } from '@engawa/contract/reference/places/countries';
import type { UseFormReturn } from 'react-hook-form';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { emptyLanguage, isUntouched, type LanguagesValues } from './languages-values.ts';
import { words as languagesWords } from './words.ja.ts';

interface NativeSuggestionProps {
  form: UseFormReturn<LanguagesValues>;
  country: CountryCode | null;
  /** Adds a row if none is empty. */
  append: (item: LanguagesValues['languages'][number]) => void;
}

/** Suggests the native language of the student's country until it is in the list. */
export function NativeSuggestion({ form, country, append }: NativeSuggestionProps) {
  const t = useWords(languagesWords);
  const languages = form.watch('languages');
  const native = country ? nativeLanguages[country] : undefined;
  if (!native || languages.some(({ language }) => language === native)) return null;

  function accept(language: NonNullable<typeof native>): void {
    const spoken = { ...emptyLanguage, language, selfRating: 'native' as const };
    const blank = languages.findIndex(isUntouched);
    if (blank === -1) append(spoken);
    else form.setValue(`languages.${blank}`, spoken, { shouldDirty: true });
  }

  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-washi px-4 py-3">
      <span className="min-w-48 grow text-sm">{t('native')}</span>
      <Button size="small" onClick={() => accept(native)}>
        {t('addNative', { language: nameOf(spokenLanguages, native) })}
      </Button>
    </p>
  );
}
