import { generalOutline } from '@engawa/contract/general/outline';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { type IndustryId, industries } from '@engawa/contract/reference/companies/industries';
import type { CompanyRow } from './companies.repo.ts';

const { blank } = generalOutline;

/** Before anything was written: what is known from the sign-up. */
export function firstDraft(company: CompanyRow): GeneralDocument {
  const known: IndustryId | null = industries.has(company.industry_id) ? company.industry_id : null;
  const language = { ...blank.language, industry: known };
  return {
    jp: { ...language, companyName: company.name_jp },
    en: { ...language, companyName: company.name_en },
    common: { ...blank.common, employees: company.employees },
  };
}
