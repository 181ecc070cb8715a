import { Languages } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ContentValues } from '../form/content-values.ts';
import type { Editor } from '../form/use-content-form.ts';
import { words as editorWords } from '../words.ja.ts';
import type { TranslatedPlaces } from './translated-places.ts';
import { TranslationNote } from './translation-note.tsx';
import { type TranslateCall, useTranslation } from './use-translation.ts';

export type { TranslateCall };

const TranslateDialog = lazy(async () => ({
  default: (await import('./translate-dialog.tsx')).TranslateDialog,
}));

interface TranslateButtonsProps<Values extends ContentValues> {
  editor: Editor<Values>;
  section: string;
  places: TranslatedPlaces;
  call: TranslateCall;
}

export function TranslateButtons<Values extends ContentValues>({
  editor,
  section,
  places,
  call,
}: TranslateButtonsProps<Values>) {
  const t = useWords(editorWords);
  const translation = useTranslation(editor, () => places.among(editor.outline.texts), call);
  const { asking, busy, outcome } = translation;
  return (
    <div className="flex flex-col items-start gap-2 sm:items-end">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={busy}
          aria-label={t('translate.section', { section, target: 'en' })}
          onClick={() => translation.start('jp')}
        >
          <Languages aria-hidden className="size-4" />
          {t('translate.toEn')}
        </Button>
        <Button
          size="small"
          disabled={busy}
          aria-label={t('translate.section', { section, target: 'jp' })}
          onClick={() => translation.start('en')}
        >
          <Languages aria-hidden className="size-4" />
          {t('translate.toJp')}
        </Button>
      </div>
      <TranslationNote outcome={outcome} onUndo={translation.undo} />
      <Suspense>
        {asking && (
          <TranslateDialog
            plan={asking}
            onOnlyEmpty={translation.onlyEmpty}
            onAll={translation.all}
            onCancel={translation.cancel}
          />
        )}
      </Suspense>
    </div>
  );
}
