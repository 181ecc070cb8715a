import { type ContentLanguage, isContentLanguage } from '@engawa/contract/language';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath } from 'react-hook-form';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Segments } from '../../../../ui/form/segments.tsx';
import type { ContentValues } from '../form/content-values.ts';
import type { Editor } from '../form/use-content-form.ts';
import { words as editorWords } from '../words.ja.ts';

interface Choice {
  shown: ContentLanguage;
  show: (language: ContentLanguage) => void;
}

const ShownLanguage = createContext<Choice>({ shown: 'jp', show: () => undefined });

/** The language that a narrow screen shows; a wide screen shows both. */
export const useShownLanguage = (): ContentLanguage => use(ShownLanguage).shown;

/** Focuses a field, after switching to its language on a narrow screen. */
export function useGoToField<Values extends ContentValues>({ form }: Editor<Values>) {
  const { show } = use(ShownLanguage);
  return (language: ContentLanguage, path: string) => {
    // A hidden field cannot take the focus.
    flushSync(() => show(language));
    form.setFocus(`${language}.${path}` as FieldPath<Values>);
  };
}

/** Like useGoToField, for the field's full name in the form and any kind of control. */
export function useGoToName<Values extends ContentValues>({ element }: Editor<Values>) {
  const { show } = use(ShownLanguage);
  return (name: string) => {
    const [language] = name.split('.', 1);
    if (isContentLanguage(language)) flushSync(() => show(language));
    const field = element.current?.querySelector(`[data-field="${name}"]`);
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  };
}

export function LanguageChoice({ children }: { children: ReactNode }) {
  const [shown, show] = useState<ContentLanguage>('jp');
  const choice = useMemo(() => ({ shown, show }), [shown]);
  return <ShownLanguage value={choice}>{children}</ShownLanguage>;
}

export function LanguageTabs() {
  const t = useWords(editorWords);
  const { shown, show } = use(ShownLanguage);
  return (
    <div className="md:hidden">
      <Segments
        label={t('language.choose')}
        options={[
          { value: 'jp', label: t('language.jp') },
          { value: 'en', label: t('language.en') },
        ]}
        value={shown}
        onChange={show}
      />
    </div>
  );
}
