import { contentLimits } from '@engawa/contract/contents/limits';
import { imageLimits } from '@engawa/contract/reference/file-limits';
import { useWords } from '../../../../shared/i18n/words.ts';
import { EditorSection } from '../../frame/editor-section.tsx';
import { BilingualField } from '../../frame/fields/bilingual-field.tsx';
import { PairedList } from '../../frame/fields/paired-list.tsx';
import { PictureListField } from '../../frame/pictures/picture-list-field.tsx';
import { PhraseButton } from '../phrases/phrase-button.tsx';
import { words as jobEditorWords } from '../words.ja.ts';
import { type JobSectionProps, translate } from './job-section.ts';

export function OtherSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  return (
    <EditorSection editor={editor} id="other" heading={t('other.heading')} translate={translate}>
      <PairedList
        editor={editor}
        field="otherMessage"
        max={contentLimits.otherMessages}
        name={(number) => t('other.item', { number })}
        add={t('other.add')}
      >
        {(index) => (
          <>
            <BilingualField editor={editor} field={`otherMessage.${index}.title`} />
            <BilingualField
              editor={editor}
              field={`otherMessage.${index}.message`}
              area={{ limit: contentLimits.text }}
            />
            <PictureListField
              editor={editor}
              name={`jp.otherMessage.${index}.otherMessageImages`}
              itemKey="jobsOtherMessageImage"
              max={imageLimits.perOtherMessage}
              shape="message"
              label={(number) => t('other.picture', { number })}
            />
          </>
        )}
      </PairedList>
      <div className="-mt-3">
        <PhraseButton editor={editor} field="otherMessage" />
      </div>
    </EditorSection>
  );
}
