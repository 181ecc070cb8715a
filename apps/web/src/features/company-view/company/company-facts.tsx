import type { Language } from '@engawa/contract/language';
import { listed } from '@engawa/contract/listed';
import { companyStatuses } from '@engawa/contract/reference/companies/company-statuses';
import { companyTypes } from '@engawa/contract/reference/companies/company-types';
import { visaSupport } from '@engawa/contract/reference/companies/visa-support';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { formatMonth } from '../../../shared/format/day.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FactList } from '../fact-list.tsx';
import { ViewSection } from '../view-section.tsx';
import type { CompanyViewData } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';

interface CompanyFactsProps {
  view: CompanyViewData;
  reader: Language;
}

export function CompanyFacts({ view, reader }: CompanyFactsProps) {
  const t = useWords(companyViewWords, reader);
  const { facts } = view;
  const names = (ids: typeof facts.workLanguages) =>
    listed(
      ids.map((id) => nameOf(spokenLanguages, id, reader)),
      reader,
    );
  const all = [
    {
      name: t('facts.employees'),
      value: facts.employees && t('facts.people', { count: facts.employees }),
    },
    { name: t('facts.founded'), value: facts.founded && formatMonth(facts.founded, reader) },
    {
      name: t('facts.capital'),
      value: facts.capital !== null && t('facts.yen', { amount: facts.capital }),
    },
    { name: t('facts.listing'), value: nameOf(companyStatuses, facts.listing, reader) },
    { name: t('facts.companyType'), value: nameOf(companyTypes, facts.companyType, reader) },
    { name: t('facts.visaSupport'), value: nameOf(visaSupport, facts.visaSupport, reader) },
    { name: t('facts.workLanguages'), value: names(facts.workLanguages) },
    { name: t('facts.aptitudeTestLanguages'), value: names(facts.aptitudeTestLanguages) },
    {
      name: t('facts.contact'),
      value: [facts.contactPhone, facts.contactEmail].filter(Boolean).join('\n'),
    },
  ];
  if (all.every(({ value }) => !value)) return null;
  return (
    <ViewSection heading={t('facts.heading')}>
      <FactList facts={all} />
    </ViewSection>
  );
}
