import { type ContentLanguage, otherContentLanguage } from '@engawa/contract/language';
import { History } from 'lucide-react';
import { useWords } from '../../../../shared/i18n/words.ts';
import type { ContentValues } from '../form/content-values.ts';
import type { Editor } from '../form/use-content-form.ts';
import { words as editorWords } from '../words.ja.ts';

interface DriftMarkProps {
  editor: Pick<Editor<ContentValues>, 'meta' | 'markInStep'>;
  field: string;
  label: string;
  /** Language of the field that shows the mark: the one that was not changed. */
  language: ContentLanguage;
}

/** Marks a text whose other language changed later, and lets a person confirm that it fits. */
export function DriftMark({ editor, field, label, language }: DriftMarkProps) {
  const t = useWords(editorWords);
  const ahead = editor.meta.drift[field];
  if (ahead !== otherContentLanguage(language)) return null;
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 rounded-small bg-wood-soft py-0.5 pr-1 pl-2.5 text-sm text-wood-ink">
      <History aria-hidden className="size-4 shrink-0" />
      <span className="grow">{{ jp: t('drift.jp'), en: t('drift.en') }[ahead]}</span>
      <button
        type="button"
        aria-label={t('drift.inStepLabel', { field: label })}
        onClick={() => editor.markInStep(field)}
        className="min-h-8 cursor-pointer rounded-small px-2 font-semibold underline hover:bg-paper"
      >
        {t('drift.inStep')}
      </button>
    </p>
  );
}
