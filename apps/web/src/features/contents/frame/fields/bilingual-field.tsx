import { contentLanguages } from '@engawa/contract/language';
import type { ReactNode } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundArea } from '../../../../ui/bound/fields/bound-area.tsx';
import { BoundText } from '../../../../ui/bound/fields/bound-text.tsx';
import type { TextName } from '../../../../ui/bound/names.ts';
import type { ContentValues } from '../form/content-values.ts';
import { fieldProps, placeOf } from '../form/field-props.ts';
import type { Editor } from '../form/use-content-form.ts';
import type { WordsField } from '../names.ts';
import { DriftMark } from '../translation/drift-mark.tsx';
import { useShownLanguage } from '../translation/language-choice.tsx';
import { useTranslatedPlace } from '../translation/translated-places.ts';
import { words as editorWords } from '../words.ja.ts';

interface BilingualFieldProps<Values extends ContentValues> {
  editor: Editor<Values>;
  field: WordsField<Values>;
  hint?: ReactNode;
  /** Makes it a text area with a length limit. */
  area?: { limit: number; rows?: number } | undefined;
  type?: 'url' | undefined;
  /** Below both languages: writing aids. */
  tools?: ReactNode;
}

const langOf = { jp: 'ja', en: 'en' } as const;

/** One text in both languages, side by side; a narrow screen shows only the chosen language. */
export function BilingualField<Values extends ContentValues>({
  editor,
  field,
  hint,
  area,
  type,
  tools,
}: BilingualFieldProps<Values>) {
  const t = useWords(editorWords);
  useTranslatedPlace(placeOf(field));
  const shown = useShownLanguage();
  const names = { jp: t('language.jp'), en: t('language.en') };
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      {contentLanguages.map((language) => {
        const { label, ...props } = fieldProps(editor)(`${language}.${field}` as TextName<Values>);
        const bound = {
          ...props,
          label: (
            <>
              {label}{' '}
              <span className="ml-1 text-xs font-normal text-sumi-2">{names[language]}</span>
            </>
          ),
          hint,
        };
        // A field with an error is never hidden.
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
      {tools && <div className="-mt-3 -ml-3 md:col-span-2">{tools}</div>}
    </div>
  );
}
