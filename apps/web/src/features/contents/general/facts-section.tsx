import { companyStatuses } from '@engawa/contract/reference/companies/company-statuses';
import { companyTypes } from '@engawa/contract/reference/companies/company-types';
import { visaSupport } from '@engawa/contract/reference/companies/visa-support';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundMonth } from '../../../ui/bound/bound-dates.tsx';
import { BoundMulti } from '../../../ui/bound/bound-multi.tsx';
import { BoundNumber } from '../../../ui/bound/bound-number.tsx';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import { BoundText } from '../../../ui/bound/bound-text.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import type { Editor } from '../frame/use-content-form.ts';
import { generalWords } from './words.ts';

const thisYear = new Date().getFullYear();

/** What is the same in every language. */
export function FactsSection({ editor }: { editor: Editor }) {
  const t = useWords(generalWords);
  const { form } = editor;
  const languages = optionsOf(spokenLanguages);
  return (
    <EditorSection editor={editor} id="facts" heading={t('facts.heading')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundNumber
          form={form}
          name="common.employees"
          label={t('facts.employees')}
          unit={t('facts.people')}
        />
        <BoundMonth
          form={form}
          name="common.founded"
          label={t('facts.founded')}
          years={[thisYear, 1930]}
        />
        <BoundNumber
          form={form}
          name="common.capital"
          label={t('facts.capital')}
          unit={t('facts.yen')}
        />
        <BoundSelect
          form={form}
          name="common.listing"
          label={t('facts.listing')}
          options={optionsOf(companyStatuses)}
        />
        <BoundSelect
          form={form}
          name="common.companyType"
          label={t('facts.companyType')}
          options={optionsOf(companyTypes)}
        />
        <BoundSelect
          form={form}
          name="common.visaSupport"
          label={t('facts.visaSupport')}
          options={optionsOf(visaSupport)}
        />
        <BoundMulti
          form={form}
          name="common.workLanguages"
          label={t('facts.workLanguages')}
          hint={t('facts.languagesHint')}
          options={languages}
        />
        <BoundMulti
          form={form}
          name="common.aptitudeTestLanguages"
          label={t('facts.aptitudeTestLanguages')}
          hint={t('facts.languagesHint')}
          options={languages}
        />
        <BoundText
          form={form}
          name="common.contactEmail"
          label={t('facts.contactEmail')}
          hint={t('facts.contactHint')}
          type="email"
        />
        <BoundText
          form={form}
          name="common.contactPhone"
          label={t('facts.contactPhone')}
          hint={t('facts.contactHint')}
          type="tel"
        />
      </div>
    </EditorSection>
  );
}
