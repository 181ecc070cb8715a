import { textsAt } from '@engawa/contract/contents/texts';
import { type ContentLanguage, otherContentLanguage } from '@engawa/contract/language';
import { showTranslation } from '@engawa/contract/translation/company';
import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { endpointQuery } from '../../../../shared/api/endpoint-query.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ContentValues } from '../form/content-values.ts';
import type { Editor } from '../form/use-content-form.ts';
import { words as editorWords } from '../words.ja.ts';
import { TranslationNote } from './translation-note.tsx';
import { type TranslateCall, useTranslation } from './use-translation.ts';

const service = endpointQuery(showTranslation, {}, { meta: { ownErrors: true } });

interface TranslateMissingProps<Values extends ContentValues> {
  editor: Editor<Values>;
  call: TranslateCall;
}

/** Fills every text that one language has and the other lacks; absent without a service. */
export function TranslateMissing<Values extends ContentValues>(
  props: TranslateMissingProps<Values>,
) {
  const { data } = useQuery(service);
  return data?.isConfigured ? <Offered {...props} /> : null;
}

function Offered<Values extends ContentValues>({ editor, call }: TranslateMissingProps<Values>) {
  const t = useWords(editorWords);
  const { texts } = editor.outline;
  const { outcome, busy, fillEmpty, undo } = useTranslation(editor, () => texts, call);
  const values = useDeferredValue(useWatch({ control: editor.form.control })) as Values;
  const count = { jp: countMissing(values, texts, 'en'), en: countMissing(values, texts, 'jp') };
  if (outcome === undefined && count.jp + count.en === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-2">
        {(['jp', 'en'] as const).map(
          (from) =>
            count[from] > 0 && (
              <Button key={from} disabled={busy} onClick={() => fillEmpty(from)}>
                <Languages aria-hidden className="size-4" />
                {t('translate.missing', {
                  target: otherContentLanguage(from),
                  count: count[from],
                })}
              </Button>
            ),
        )}
      </div>
      <TranslationNote outcome={outcome} onUndo={undo} />
    </div>
  );
}

/** Texts that are empty in the target language and written in the other. */
function countMissing(
  values: ContentValues,
  texts: readonly string[],
  target: ContentLanguage,
): number {
  const written = textsAt(texts, values[target]);
  return Array.from(textsAt(texts, values[otherContentLanguage(target)])).filter(
    ([path, text]) => text.trim() !== '' && !written.get(path)?.trim(),
  ).length;
}
