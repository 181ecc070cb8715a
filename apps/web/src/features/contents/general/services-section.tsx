import { contentLimits } from '@engawa/contract/contents/limits';
import { imageLimits } from '@engawa/contract/reference/file-limits';
import { useWords } from '../../../shared/i18n/words.ts';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { PairedList } from '../frame/fields/paired-list.tsx';
import { PictureListField } from '../frame/pictures/picture-list-field.tsx';
import type { GeneralSectionProps } from './general-section.ts';
import { words as generalWords } from './words.ja.ts';

export function ServicesSection({ editor, translate }: GeneralSectionProps) {
  const t = useWords(generalWords);
  return (
    <EditorSection
      editor={editor}
      id="services"
      heading={t('services.heading')}
      translate={translate}
    >
      <PairedList
        editor={editor}
        field="services"
        max={contentLimits.services}
        name={(number) => t('services.item', { number })}
        add={t('services.add')}
        empty={<p className="text-sumi-2">{t('services.empty')}</p>}
      >
        {(index) => {
          const at = `services.${index}` as const;
          return (
            <>
              <BilingualField editor={editor} field={`${at}.productTitle`} />
              <BilingualField
                editor={editor}
                field={`${at}.productMessage`}
                area={{ limit: contentLimits.text }}
              />
              <BilingualField editor={editor} field={`${at}.productPlace`} />
              <BilingualField editor={editor} field={`${at}.productUrl`} type="url" />
              <PictureListField
                editor={editor}
                name={`jp.${at}.companyProductImage`}
                itemKey="productImage"
                max={imageLimits.perService}
                shape="product"
                label={(number) => t('services.picture', { number })}
              />
            </>
          );
        }}
      </PairedList>
    </EditorSection>
  );
}
