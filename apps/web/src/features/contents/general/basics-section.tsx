import { contentLimits } from '@engawa/contract/contents/limits';
import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { BoundChecks } from '../../../ui/bound/fields/bound-checks.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../frame/form/field-props.ts';
import { PictureField } from '../frame/pictures/picture-field.tsx';
import type { GeneralSectionProps } from './general-section.ts';
import { words as generalWords } from './words.ja.ts';

export function BasicsSection({ editor, translate }: GeneralSectionProps) {
  const t = useWords(generalWords);
  const field = fieldProps(editor);
  return (
    <EditorSection editor={editor} id="basics" heading={t('basics.heading')} translate={translate}>
      <div className="grid gap-5 sm:grid-cols-[11rem_minmax(0,28rem)]">
        <PictureField editor={editor} name="jp.logoImage" shape="logo" className="max-w-44" />
        <PictureField editor={editor} name="jp.coverImage" shape="cover" />
      </div>
      <BilingualField editor={editor} field="companyName" />
      <RenamedNote editor={editor} />
      <BilingualField
        editor={editor}
        field="companyProfile"
        hint={t('basics.companyProfileHint')}
        area={{ limit: contentLimits.text, rows: 6 }}
      />
      <BoundChecks
        {...field('jp.feature')}
        hint={t('basics.featureHint')}
        options={optionsOf(companyFeatures)}
        ids="number"
      />
    </EditorSection>
  );
}

/** Warns before publishing that the verified company name will change. */
function RenamedNote({ editor: { form } }: Pick<GeneralSectionProps, 'editor'>) {
  const t = useWords(generalWords);
  const account = useCompanyAccount();
  const [jp, en] = form.watch(['jp.companyName', 'en.companyName']);
  if (account?.verification !== 'verified') return null;
  const { companyName } = account;
  const same = jp === (companyName.jp ?? '') && en === (companyName.en ?? '');
  return same ? null : (
    <output className="block rounded bg-kaki-soft px-4 py-3 text-sm text-kaki-ink">
      {t('basics.renamed')}
    </output>
  );
}
