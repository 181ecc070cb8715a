import { contentLimits } from '@engawa/contract/contents/limits';
import { officeTabs } from '@engawa/contract/reference/companies/office-tabs';
import { useState } from 'react';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { PairedList } from '../frame/fields/paired-list.tsx';
import type { GeneralSectionProps } from './general-section.ts';
import { OfficeFields } from './office-fields.tsx';
import { words as generalWords } from './words.ja.ts';

export function OfficesSection({ editor, translate }: GeneralSectionProps) {
  const t = useWords(generalWords);
  const [tab, setTab] = useState<'domestic' | 'overseas'>('domestic');
  const offices = editor.form.watch('jp.offices');
  const count = (id: 'domestic' | 'overseas') => offices.filter((one) => one.tab === id).length;
  return (
    <EditorSection
      editor={editor}
      id="offices"
      heading={t('offices.heading')}
      intro={t('offices.intro')}
      translate={translate}
    >
      <div className="self-start">
        <Segments
          label={t('offices.tabs')}
          options={officeTabs.ids.map((id) => ({
            value: id,
            label: `${nameOf(officeTabs, id)} ${count(id)}`,
          }))}
          value={tab}
          onChange={setTab}
        />
      </div>
      <PairedList
        editor={editor}
        field="offices"
        begins={{ tab }}
        max={contentLimits.offices}
        shows={(index) => offices[index]?.tab === tab}
        name={(number) => t('offices.item', { number })}
        add={tab === 'domestic' ? t('offices.addDomestic') : t('offices.addOverseas')}
        empty={<p className="text-sumi-2">{t('offices.empty')}</p>}
      >
        {(index) => <OfficeFields editor={editor} index={index} tab={tab} />}
      </PairedList>
    </EditorSection>
  );
}
