import { contentLimits } from '@engawa/contract/contents/limits';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundMulti } from '../../../ui/bound/bound-multi.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { type JobSectionProps, translate } from './job-section.ts';
import { jobEditorWords } from './words.ts';

export function PlaceSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  return (
    <EditorSection
      editor={editor}
      heading={t('place.heading')}
      translates={{ paths: ['workLocation', 'workLocationChange'], call: translate }}
    >
      <BilingualField
        editor={editor}
        field="workLocation"
        label={t('place.workLocation')}
        required
      />
      <BilingualField
        editor={editor}
        field="workLocationChange"
        label={t('place.workLocationChange')}
        hint={t('place.workLocationChangeHint')}
        area={{ limit: contentLimits.note, rows: 2 }}
        required
      />
      <BoundMulti
        form={editor.form}
        name="common.prefectures"
        label={t('place.prefectures')}
        hint={t('place.prefecturesHint')}
        options={optionsOf(prefectures)}
        className="max-w-140"
      />
    </EditorSection>
  );
}
