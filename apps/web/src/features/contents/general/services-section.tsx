import { contentLimits } from '@engawa/contract/contents/limits';
import { imageLimits } from '@engawa/contract/reference/limits';
import { nullToBlank } from '../../../shared/form/blanks.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { PairedList } from '../frame/paired-list.tsx';
import { PictureListField } from '../frame/picture-list-field.tsx';
import type { GeneralSectionProps } from './general-section.ts';
import { blankService } from './general-values.ts';
import { generalWords } from './words.ts';

const texts = [
  'services.*.productTitle',
  'services.*.productMessage',
  'services.*.productPlace',
] as const;

export function ServicesSection({ editor, translate }: GeneralSectionProps) {
  const t = useWords(generalWords);
  return (
    <EditorSection
      editor={editor}
      heading={t('services.heading')}
      translates={{ paths: texts, call: translate }}
    >
      <PairedList
        editor={editor}
        field="services"
        max={contentLimits.services}
        blank={nullToBlank(blankService)}
        name={(number) => t('services.item', { number })}
        add={t('services.add')}
        empty={<p className="text-sumi-2">{t('services.empty')}</p>}
      >
        {(index) => {
          const at = `services.${index}`;
          return (
            <>
              <BilingualField
                editor={editor}
                field={`${at}.productTitle`}
                label={t('services.title')}
              />
              <BilingualField
                editor={editor}
                field={`${at}.productMessage`}
                label={t('services.message')}
                area={{ limit: contentLimits.text }}
              />
              <BilingualField
                editor={editor}
                field={`${at}.productPlace`}
                label={t('services.place')}
              />
              <BilingualField
                editor={editor}
                field={`${at}.productUrl`}
                label={t('services.url')}
                type="url"
              />
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
