import type { suggestName } from '@engawa/contract/kana/suggest-name';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { BasicValues } from './basic-values.ts';
import { words as basicWords } from './words.ja.ts';

/** Suggests a reading for empty fields; fills in nothing without a press. */
export function KanaSuggestion({ form }: { form: UseFormReturn<BasicValues> }) {
  const t = useWords(basicWords);
  const [last, first, lastKana, firstKana, country] = form.watch([
    'lastName',
    'firstName',
    'lastNameKana',
    'firstNameKana',
    'countryOfOrigin',
  ]);
  const wanted = (last !== '' && lastKana === '') || (first !== '' && firstKana === '');
  const suggest = useSuggestName(wanted);
  if (!wanted || !suggest) return null;
  const offered = {
    lastNameKana: lastKana === '' ? suggest(last, 'family', country || null) : undefined,
    firstNameKana: firstKana === '' ? suggest(first, 'given', country || null) : undefined,
  };
  const kana = [offered.lastNameKana, offered.firstNameKana].filter(Boolean).join(' ');

  function accept(): void {
    for (const name of ['lastNameKana', 'firstNameKana'] as const) {
      const reading = offered[name];
      if (!reading) continue;
      form.setValue(name, reading, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
    // The pressed button disappears, so the focus moves to the first filled field.
    form.setFocus(offered.lastNameKana ? 'lastNameKana' : 'firstNameKana');
  }

  return kana === '' ? null : (
    <section
      aria-label={t('kanaSuggestion')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-washi px-4 py-3 sm:col-span-2"
    >
      <p className="min-w-48 grow">
        <span className="text-sm text-sumi-2">{t('kanaSuggestion')}</span>{' '}
        <strong lang="ja">{kana}</strong>
        <span className="block text-sm text-sumi-2">{t('kanaSuggestionHint')}</span>
      </p>
      <Button size="small" onClick={accept}>
        {t('kanaAccept')}
      </Button>
    </section>
  );
}

/** The tables of names load only when there is something to suggest. */
function useSuggestName(wanted: boolean): typeof suggestName | undefined {
  const [suggest, setSuggest] = useState<typeof suggestName>();
  useEffect(() => {
    if (!wanted || suggest) return;
    void import('@engawa/contract/kana/suggest-name').then((names) =>
      setSuggest(() => names.suggestName),
    );
  }, [wanted, suggest]);
  return suggest;
}
