import { contentLanguages } from '@engawa/contract/language';
import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/bound-area.tsx';
import { BoundText } from '../../../ui/bound/bound-text.tsx';
import { DriftMark } from './drift-mark.tsx';
import { useShownLanguage } from './language-choice.tsx';
import type { Editor } from './use-content-form.ts';
import { editorWords } from './words.ts';

interface BilingualFieldProps {
  editor: Editor;
  /** The place in one language's content, such as `services.0.productTitle`. */
  field: string;
  label: string;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** A text of several lines, with how long it may be. */
  area?: { limit: number; rows?: number } | undefined;
  /** For addresses of pages. */
  type?: 'url' | undefined;
}

const langOf = { jp: 'ja', en: 'en' } as const;

/** One text in both languages, side by side; a narrow screen shows the one that is chosen. */
export function BilingualField({
  editor,
  field,
  label,
  hint,
  required,
  area,
  type,
}: BilingualFieldProps) {
  const t = useWords(editorWords);
  const shown = useShownLanguage();
  const names = { jp: t('language.jp'), en: t('language.en') };
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      {contentLanguages.map((language) => {
        const bound = {
          form: editor.form,
          name: `${language}.${field}`,
          label: (
            <>
              {label}{' '}
              <span className="ml-1 text-xs font-normal text-sumi-2">{names[language]}</span>
            </>
          ),
          hint,
          required,
        };
        // What is wrong is never hidden.
        const wrong = editor.form.getFieldState(bound.name, editor.form.formState).invalid;
        const hidden = language !== shown && !wrong;
        return (
          <div key={language} className={`min-w-0 ${hidden ? 'max-md:hidden' : ''}`}>
            {area ? (
              <BoundArea {...bound} {...area} lang={langOf[language]} />
            ) : (
              <BoundText
                {...bound}
                lang={langOf[language]}
                {...(type && { type, inputMode: type })}
              />
            )}
            <DriftMark {...{ editor, field, label, language }} />
          </div>
        );
      })}
    </div>
  );
}
