import { monthInWords } from '@engawa/contract/days/month-words';
import type { CompanyFacts } from '@engawa/contract/general/schemas';
import { type Language, say } from '@engawa/contract/language';
import { companyStatuses } from '@engawa/contract/reference/companies/company-statuses';
import { companyTypes } from '@engawa/contract/reference/companies/company-types';
import { visaSupport } from '@engawa/contract/reference/companies/visa-support';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { type Fact, nameIn } from '../markup.ts';
import { words } from '../words.ts';

const digits = (amount: number): string => amount.toLocaleString('en-US');

/** Without contact details: those are part of each posting, where the law requires them. */
export function companyFacts(facts: CompanyFacts, reader: Language): Fact[] {
  const t = say(words, reader);
  const { employees, founded, capital, workLanguages } = facts;
  return [
    { name: t.employees, value: employees !== null && t.people(digits(employees)) },
    { name: t.founded, value: founded && monthInWords(founded, reader) },
    { name: t.capital, value: capital !== null && t.yen(digits(capital)) },
    { name: t.listing, value: nameIn(companyStatuses, facts.listing, reader) },
    { name: t.companyType, value: nameIn(companyTypes, facts.companyType, reader) },
    { name: t.visaSupport, value: nameIn(visaSupport, facts.visaSupport, reader) },
    {
      name: t.workLanguages,
      value: workLanguages
        .map((id) => nameIn(spokenLanguages, id, reader))
        .join(say({ ja: '、', en: ', ' }, reader)),
    },
  ];
}
