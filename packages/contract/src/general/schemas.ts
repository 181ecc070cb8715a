import { z } from 'zod';
import { contentLimits } from '../contents/limits.ts';
import { sameInBoth } from '../contents/same-in-both.ts';
import { document, image } from '../contents/schemas.ts';
import { country, line, paragraphs, several, webAddress, yearMonth } from '../fields.ts';
import { companyFeatures } from '../reference/companies/company-features.ts';
import { companyStatuses } from '../reference/companies/company-statuses.ts';
import { companyTypes } from '../reference/companies/company-types.ts';
import { industries } from '../reference/companies/industries.ts';
import { officeTabs } from '../reference/companies/office-tabs.ts';
import { visaSupport } from '../reference/companies/visa-support.ts';
import { idSchema } from '../reference/id-schema.ts';
import { spokenLanguages } from '../reference/languages/spoken-languages.ts';
import { imageLimits } from '../reference/limits.ts';

export const url = z.strictObject({
  title: line(contentLimits.title).nullable(),
  url: webAddress.nullable(),
});

export const service = z.strictObject({
  productTitle: line(contentLimits.title).nullable(),
  productMessage: paragraphs(contentLimits.text).nullable(),
  productPlace: line(contentLimits.line).nullable(),
  productUrl: webAddress.nullable(),
  companyProductImage: z.array(z.strictObject({ productImage: image })).max(imageLimits.perService),
});

/** A domestic office fills the two lines of a Japanese address, one abroad country, town, address. */
export const office = z.strictObject({
  tab: idSchema(officeTabs),
  officeName: line(contentLimits.title).nullable(),
  jpOfficesAddress1: line(contentLimits.line).nullable(),
  jpOfficesAddress2: line(contentLimits.line).nullable(),
  countryName: country.nullable(),
  town: line(contentLimits.title).nullable(),
  address: line(contentLimits.line).nullable(),
  companyOfficeImage: image.nullable(),
  hqFlag: z.boolean(),
});

const oneHeadquarters = (offices: readonly { hqFlag: boolean }[], context: z.RefinementCtx) => {
  const [, second] = offices.flatMap(({ hqFlag }, at) => (hqFlag ? [at] : []));
  if (second === undefined) return;
  context.addIssue({ code: 'custom', path: [second, 'hqFlag'], message: 'one_headquarters' });
};

export const generalLanguage = z.strictObject({
  logoImage: image.nullable(),
  coverImage: image.nullable(),
  companyName: line(contentLimits.title).nullable(),
  companyProfile: paragraphs(contentLimits.text).nullable(),
  /** Features and industry have no language: both say the same, or one of them is not there. */
  feature: several(idSchema(companyFeatures)),
  industry: idSchema(industries).nullable(),
  urls: z.array(url).max(contentLimits.urls),
  services: z.array(service).max(contentLimits.services),
  offices: z.array(office).max(contentLimits.offices).superRefine(oneHeadquarters),
});
export type GeneralLanguage = z.output<typeof generalLanguage>;

const yearly = z.strictObject({
  /** The fiscal year, from April. */
  year: z.int().min(2000).max(2100),
  hired: z.int().min(0).max(100_000).nullable(),
  hiredInternational: z.int().min(0).max(100_000).nullable(),
  /** Percent, in the year. */
  turnover: z.number().min(0).max(100).nullable(),
  /** Hours a month, on average. */
  overtime: z.number().min(0).max(200).nullable(),
});

export const companyFacts = z.strictObject({
  employees: z.int().min(1).max(10_000_000).nullable(),
  founded: yearMonth.nullable(),
  /** Yen. */
  capital: z.int().min(0).max(1e15).nullable(),
  listing: idSchema(companyStatuses).nullable(),
  companyType: idSchema(companyTypes).nullable(),
  visaSupport: idSchema(visaSupport).nullable(),
  workLanguages: several(idSchema(spokenLanguages)),
  aptitudeTestLanguages: several(idSchema(spokenLanguages)),
  /** Where applicants reach the company; postings owe it. */
  contactEmail: z.email('email').max(254).nullable(),
  contactPhone: line(30).nullable(),
  yearlyFigures: z
    .array(yearly)
    .max(contentLimits.yearlyFigures)
    .refine((years) => new Set(years.map(({ year }) => year)).size === years.length, 'duplicate'),
});
export type CompanyFacts = z.output<typeof companyFacts>;

export const generalDocument = z
  .strictObject(document(generalLanguage, companyFacts))
  .superRefine(sameInBoth(['industry', 'feature']));
export type GeneralDocument = z.output<typeof generalDocument>;
