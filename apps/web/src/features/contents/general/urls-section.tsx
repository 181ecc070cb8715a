import { contentLimits } from '@engawa/contract/contents/limits';
import { useWords } from '../../../shared/i18n/words.ts';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { PairedList } from '../frame/fields/paired-list.tsx';
import type { GeneralSectionProps } from './general-section.ts';
import { words as generalWords } from './words.ja.ts';

export function UrlsSection({ editor, translate }: GeneralSectionProps) {
  const t = useWords(generalWords);
  return (
    <EditorSection editor={editor} id="urls" heading={t('urls.heading')} translate={translate}>
      <PairedList
        editor={editor}
        field="urls"
        max={contentLimits.urls}
        name={(number) => t('urls.item', { number })}
        add={t('urls.add')}
      >
        {(index) => (
          <>
            <BilingualField editor={editor} field={`urls.${index}.title`} />
            <BilingualField editor={editor} field={`urls.${index}.url`} type="url" />
          </>
        )}
      </PairedList>
    </EditorSection>
  );
}
