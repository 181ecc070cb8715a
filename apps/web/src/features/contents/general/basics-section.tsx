import { contentLimits } from '@engawa/contract/contents/limits';
import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import { industries } from '@engawa/contract/reference/companies/industries';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundChecks } from '../../../ui/bound/bound-checks.tsx';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { PictureField } from '../frame/picture-field.tsx';
import type { GeneralSectionProps } from './general-section.ts';
import { generalWords } from './words.ts';

export function BasicsSection({ editor, translate }: GeneralSectionProps) {
  const t = useWords(generalWords);
  const { form } = editor;
  return (
    <EditorSection
      editor={editor}
      heading={t('basics.heading')}
      translates={{ paths: ['companyName', 'companyProfile'], call: translate }}
    >
      <div className="grid gap-5 sm:grid-cols-[11rem_minmax(0,28rem)]">
        <PictureField
          editor={editor}
          name="jp.logoImage"
          shape="logo"
          label={t('basics.logo')}
          className="max-w-44"
        />
        <PictureField
          editor={editor}
          name="jp.coverImage"
          shape="cover"
          label={t('basics.cover')}
        />
      </div>
      <BilingualField
        editor={editor}
        field="companyName"
        label={t('basics.companyName')}
        required
      />
      <BilingualField
        editor={editor}
        field="companyProfile"
        label={t('basics.companyProfile')}
        hint={t('basics.companyProfileHint')}
        area={{ limit: contentLimits.text, rows: 6 }}
        required
      />
      <BoundSelect
        form={form}
        name="jp.industry"
        label={t('basics.industry')}
        options={optionsOf(industries)}
        ids="number"
        required
        className="max-w-96"
      />
      <BoundChecks
        form={form}
        name="jp.feature"
        label={t('basics.feature')}
        hint={t('basics.featureHint')}
        options={optionsOf(companyFeatures)}
        ids="number"
      />
    </EditorSection>
  );
}
