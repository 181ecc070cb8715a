import { companyStatuses } from '@engawa/contract/reference/companies/company-statuses';
import { companyTypes } from '@engawa/contract/reference/companies/company-types';
import { industries } from '@engawa/contract/reference/companies/industries';
import { Link } from '@tanstack/react-router';
import { formatMonth } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { fieldProps } from '../frame/form/field-props.ts';
import type { Editor } from '../frame/form/use-content-form.ts';
import type { GeneralValues } from './general-values.ts';
import { words as generalWords } from './words.ja.ts';

/** Facts from the company's settings, which the page shows without editing them. */
export function KnownFacts({ editor }: { editor: Editor<GeneralValues> }) {
  const t = useWords(generalWords);
  const field = fieldProps(editor);
  const [industry, { employees, founded, capital, listing, companyType }] = editor.form.watch([
    'jp.industry',
    'common',
  ]);
  const facts = [
    { name: field('jp.industry').label, value: nameOf(industries, industry || null) },
    {
      name: field('common.employees').label,
      value: employees !== '' && t('facts.employees', { count: employees }),
    },
    { name: field('common.founded').label, value: founded && formatMonth(founded, language) },
    {
      name: field('common.capital').label,
      value: capital !== '' && t('facts.yen', { amount: capital }),
    },
    { name: field('common.listing').label, value: nameOf(companyStatuses, listing || null) },
    { name: field('common.companyType').label, value: nameOf(companyTypes, companyType || null) },
  ];
  return (
    <div className="flex flex-col gap-3 rounded border border-line p-4">
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-sumi-2">
        {t('facts.known')}
        <Link to="/company/settings/company-info" className="text-ai underline">
          {t('facts.toCompanyInfo')}
        </Link>
      </p>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-sumi-2">{name}</dt>
            <dd>{value || <span className="text-sumi-2">{t('facts.notSaid')}</span>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
