import { contentLimits } from '@engawa/contract/contents/limits';
import { useWords } from '../../../../shared/i18n/words.ts';
import { EditorSection } from '../../frame/editor-section.tsx';
import { BilingualField } from '../../frame/fields/bilingual-field.tsx';
import { PhraseButton } from '../phrases/phrase-button.tsx';
import { words as jobEditorWords } from '../words.ja.ts';
import { type JobSectionProps, translate } from './job-section.ts';

export function DutiesSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  return (
    <EditorSection editor={editor} id="duties" heading={t('duties.heading')} translate={translate}>
      <BilingualField
        editor={editor}
        field="businessContent"
        hint={t('duties.businessContentHint')}
        area={{ limit: contentLimits.text, rows: 8 }}
      />
      <BilingualField
        editor={editor}
        field="dutiesChange"
        tools={<PhraseButton editor={editor} field="dutiesChange" />}
        hint={t('duties.dutiesChangeHint')}
        area={{ limit: contentLimits.note, rows: 2 }}
      />
    </EditorSection>
  );
}
