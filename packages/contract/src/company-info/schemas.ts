import { z } from 'zod';
import { verification } from '../account/schemas.ts';
import { bilingualName } from '../auth/schemas.ts';
import { line, phoneNumber, postalCode, yearMonth } from '../fields/fields.ts';
import { companyStatuses } from '../reference/companies/company-statuses.ts';
import { companyTypes } from '../reference/companies/company-types.ts';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { cappedText } from '../text/text-field.ts';
import { version } from '../versions.ts';
import { isCorporateNumber } from './corporate-number.ts';

/** People type it in wide digits and with hyphens. */
const corporateNumber = cappedText(30, 'corporate_number')
  .normalize('NFKC')
  .overwrite((value) => value.replace(/[\s‐-―−-]/g, ''))
  .refine(isCorporateNumber, 'corporate_number');

/** Facts that are stored here and also shown on the company's page. */
export const shownFacts = z.strictObject({
  industry: idSchema(industries),
  employees: z.int().min(1).max(10_000_000).nullable(),
  founded: yearMonth.nullable(),
  /** Yen. */
  capital: z.int().min(0).max(1e15).nullable(),
  listing: idSchema(companyStatuses).nullable(),
  companyType: idSchema(companyTypes).nullable(),
});
export type ShownFacts = z.output<typeof shownFacts>;

export const companyInfoBody = z.strictObject({
  version,
  legalName: line(150).nullable(),
  corporateNumber: corporateNumber.nullable(),
  representative: line(100).nullable(),
  postalCode: postalCode.nullable(),
  address: line(200).nullable(),
  phone: phoneNumber.nullable(),
  ...shownFacts.shape,
  complaintsOffice: line(100).nullable(),
  complaintsEmail: z.email('email').max(254).nullable(),
  complaintsPhone: phoneNumber.nullable(),
});

export const companyInfo = z.object({
  ...companyInfoBody.shape,
  postalCode: z.string().nullable(),
  /** The name that talent sees; edited with the company's page, hence read-only here. */
  shownName: bilingualName,
  verification,
});
export type CompanyInfo = z.output<typeof companyInfo>;
