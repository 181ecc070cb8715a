import { contentLimits } from '@engawa/contract/contents/limits';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { optionsOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundMulti } from '../../../../ui/bound/fields/bound-multi.tsx';
import { BoundNumber } from '../../../../ui/bound/fields/bound-number.tsx';
import { EditorSection } from '../../frame/editor-section.tsx';
import { BilingualField } from '../../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../../frame/form/field-props.ts';
import { PhraseButton } from '../phrases/phrase-button.tsx';
import { words as jobEditorWords } from '../words.ja.ts';
import { type JobSectionProps, translate } from './job-section.ts';

export function PlaceSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const field = fieldProps(editor);
  return (
    <EditorSection editor={editor} id="place" heading={t('place.heading')} translate={translate}>
      <BilingualField editor={editor} field="workLocation" />
      <BilingualField
        editor={editor}
        field="workLocationChange"
        tools={<PhraseButton editor={editor} field="workLocationChange" />}
        hint={t('place.workLocationChangeHint')}
        area={{ limit: contentLimits.note, rows: 2 }}
      />
      <BoundMulti
        {...field('common.prefectures')}
        hint={t('place.prefecturesHint')}
        options={optionsOf(prefectures)}
        className="max-w-140"
      />
      <BoundNumber
        {...field('common.remoteDays')}
        hint={t('term.zeroMeansNone')}
        className="max-w-70"
      />
    </EditorSection>
  );
}
