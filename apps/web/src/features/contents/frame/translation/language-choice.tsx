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

/** Which language a narrow screen shows; a wide one shows both. */
export const useShownLanguage = (): ContentLanguage => use(ShownLanguage).shown;

/** Leads to a field, also to one in the language that a narrow screen does not show. */
export function useGoToField<Values extends ContentValues>({ form }: Editor<Values>) {
  const { show } = use(ShownLanguage);
  return (language: ContentLanguage, path: string) => {
    // What is hidden cannot take the focus.
    flushSync(() => show(language));
    form.setFocus(`${language}.${path}` as FieldPath<Values>);
  };
}

/** The same by the name a field has in the form, whatever kind of control it is. */
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
