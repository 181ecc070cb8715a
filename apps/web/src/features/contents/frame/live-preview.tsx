import { type ContentLanguage, isContentLanguage, type Language } from '@engawa/contract/language';
import {
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useWatch } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import type { Parts } from './conflict/merge.ts';
import type { ContentImage } from './form/content-types.ts';
import type { ContentValues } from './form/content-values.ts';
import type { Editor } from './form/use-content-form.ts';
import { usePictureShelf } from './pictures/picture-shelf.tsx';
import { words as editorWords } from './words.ja.ts';

/** Props of a preview that shows the form's current values as students would see them. */
export interface Live<Document> {
  document: Document;
  images: readonly ContentImage[];
  reader: Language;
}

interface LivePreviewProps<Document extends Parts, Values extends ContentValues> {
  editor: Editor<Values>;
  documentOf: (values: Values) => Document;
  children: (live: Live<Document>) => ReactNode;
}

const readerOf = { jp: 'ja', en: 'en' } as const;

/** Shows the form's content beside it, in the language being edited. */
export function LivePreview<Document extends Parts, Values extends ContentValues>({
  editor,
  documentOf,
  children,
}: LivePreviewProps<Document, Values>) {
  const t = useWords(editorWords);
  const [language, setLanguage] = useEditedLanguage(editor.element);
  const values = useDeferredValue(useWatch({ control: editor.form.control }) as Values);
  const document = useMemo(() => documentOf(values), [documentOf, values]);
  const { all } = usePictureShelf();
  return (
    <section aria-label={t('live.heading')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold">{t('live.heading')}</h2>
        <Segments
          label={t('live.language')}
          options={[
            { value: 'jp', label: t('language.jp') },
            { value: 'en', label: t('language.en') },
          ]}
          value={language}
          onChange={setLanguage}
        />
      </div>
      {children({ document, images: all, reader: readerOf[language] })}
    </section>
  );
}

function useEditedLanguage(element: Editor<ContentValues>['element']) {
  const [language, setLanguage] = useState<ContentLanguage>('jp');
  const choose = (chosen: ContentLanguage) => startTransition(() => setLanguage(chosen));
  useEffect(() => {
    const form = element.current;
    const follow = ({ target }: FocusEvent) => {
      const field = (target as HTMLElement).closest<HTMLElement>('[data-field]');
      const [first] = field?.dataset['field']?.split('.', 1) ?? [];
      if (isContentLanguage(first)) startTransition(() => setLanguage(first));
    };
    form?.addEventListener('focusin', follow);
    return () => form?.removeEventListener('focusin', follow);
  }, [element]);
  return [language, choose] as const;
}
