import { conditionReasons } from '@engawa/contract/contents/warnings/condition-warnings';
import { warningsAt } from '@engawa/contract/contents/warnings/placed-warnings';
import { say } from '@engawa/contract/language';
import { CircleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import type { ContentValues } from '../form/content-values.ts';
import { labelAt, placeOf } from '../form/field-props.ts';
import type { Editor } from '../form/use-content-form.ts';
import { useGoToField } from '../translation/language-choice.tsx';
import { words as editorWords } from '../words.ja.ts';

/** Warns while writing about words that read like a hiring condition. */
export function ConditionNote<Values extends ContentValues>({
  editor,
}: {
  editor: Editor<Values>;
}) {
  const t = useWords(editorWords);
  const values = useDeferredValue(useWatch({ control: editor.form.control }) as Values);
  const { texts } = editor.outline;
  const warnings = useMemo(() => warningsAt(texts, values), [texts, values]);
  const goTo = useGoToField(editor);
  const languages = { jp: t('language.jp'), en: t('language.en') };
  if (warnings.length === 0) return null;
  return (
    <div role="note" className="rounded bg-kaki-soft px-4 py-3">
      <h2 className="flex items-center gap-2 font-semibold text-kaki-ink">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        {t('conditions.heading')}
      </h2>
      <ul className="mt-2 flex flex-col gap-3 text-sm">
        {warnings.map((warning) => (
          <li key={`${warning.language} ${warning.path} ${warning.words}`}>
            <p className="flex flex-wrap items-center gap-x-2">
              <strong>{t('conditions.words', { words: warning.words })}</strong>
              <button
                type="button"
                onClick={() => goTo(warning.language, warning.path)}
                className="min-h-8 cursor-pointer rounded-small text-left text-ai underline"
              >
                {t('conditions.place', {
                  field: labelAt(editor.outline, placeOf(warning.path)),
                  language: languages[warning.language],
                })}
              </button>
            </p>
            <p className="phrased">{say(conditionReasons[warning.kind], language)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
