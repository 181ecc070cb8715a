import type { CallOf } from '@engawa/contract/endpoint';
import type { IndustryId } from '@engawa/contract/reference/companies/industries';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import type { signUpCompany } from '@engawa/contract/signup/anyone';

type Body = CallOf<typeof signUpCompany>['body'];

export const emptyCompany = {
  companyNameJp: '',
  companyNameEn: '',
  industry: '',
  prefecture: '',
  employees: '',
  password: '',
};
export type CompanyValues = typeof emptyCompany;

/** Accepts full-width digits and thousands separators, as Japanese keyboards type them. */
export function readCount(text: string): number | null {
  const digits = text.normalize('NFKC').replaceAll(/[,\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

export function bodyOf(token: string, values: CompanyValues): Body {
  const industry = Number(values.industry);
  const { prefecture, employees } = values;
  return {
    token,
    password: values.password,
    companyNameJp: values.companyNameJp.trim() || null,
    companyNameEn: values.companyNameEn.trim() || null,
    industry: industry as IndustryId,
    prefecture: prefectures.has(prefecture) ? prefecture : null,
    employees: readCount(employees),
  };
}
