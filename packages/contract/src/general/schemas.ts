import { z } from 'zod';
import { contentLimits } from '../contents/limits.ts';
import { address, part, picture, plain, text } from '../contents/outline/mark.ts';
import { sameInBoth } from '../contents/same-in-both.ts';
import { document, image } from '../contents/schemas.ts';
import { country, line, paragraphs, several, webAddress, yearMonth } from '../fields/fields.ts';
import { companyFeatures } from '../reference/companies/company-features.ts';
import { companyStatuses } from '../reference/companies/company-statuses.ts';
import { companyTypes } from '../reference/companies/company-types.ts';
import { industries } from '../reference/companies/industries.ts';
import { officeTabs } from '../reference/companies/office-tabs.ts';
import { visaSupport } from '../reference/companies/visa-support.ts';
import { imageLimits } from '../reference/file-limits.ts';
import { idSchema } from '../reference/id-schema.ts';
import { spokenLanguages } from '../reference/languages/spoken-languages.ts';

export const url = part({
  title: text(line(contentLimits.title).nullable(), '表示名', 'Shown as'),
  url: address(webAddress.nullable(), 'URL', 'URL'),
});

export const service = part({
  productTitle: text(line(contentLimits.title).nullable(), '名称', 'Name'),
  productMessage: text(paragraphs(contentLimits.text).nullable(), '説明', 'Description'),
  productPlace: text(
    line(contentLimits.line).nullable(),
    '提供している場所',
    'Where it is offered',
  ),
  productUrl: address(webAddress.nullable(), 'URL', 'URL'),
  companyProductImage: plain(
    z.array(part({ productImage: picture(image, '画像', 'Picture') })).max(imageLimits.perService),
    '画像',
    'Pictures',
    { shared: true },
  ),
});

/** A domestic office has the two lines of a Japanese address; others country, town, address. */
export const office = part({
  tab: plain(idSchema(officeTabs), '国内と海外', 'In Japan and abroad', {
    shared: true,
    blank: 'domestic',
  }),
  officeName: text(line(contentLimits.title).nullable(), '名称', 'Name'),
  jpOfficesAddress1: text(
    line(contentLimits.line).nullable(),
    '都道府県・市区町村',
    'Prefecture and city',
  ),
  jpOfficesAddress2: text(
    line(contentLimits.line).nullable(),
    '番地・建物名',
    'Street and building',
  ),
  countryName: plain(country.nullable(), '国・地域', 'Country or region', { shared: true }),
  town: text(line(contentLimits.title).nullable(), '都市', 'City'),
  address: text(line(contentLimits.line).nullable(), '住所', 'Address'),
  companyOfficeImage: picture(image.nullable(), '画像', 'Picture', { shared: true }),
  hqFlag: plain(z.boolean(), '本社', 'Headquarters', { shared: true }),
});

const oneHeadquarters = (offices: readonly { hqFlag: boolean }[], context: z.RefinementCtx) => {
  const [, second] = offices.flatMap(({ hqFlag }, at) => (hqFlag ? [at] : []));
  if (second === undefined) return;
  context.addIssue({ code: 'custom', path: [second, 'hqFlag'], message: 'one_headquarters' });
};

export const generalLanguage = part({
  logoImage: picture(image.nullable(), 'ロゴ', 'Logo', { shared: true }),
  coverImage: picture(image.nullable(), 'カバー画像', 'Cover picture', { shared: true }),
  companyName: text(line(contentLimits.title).nullable(), '会社名', 'Company name', {
    needed: 'always',
    fromSignUp: true,
  }),
  companyProfile: text(paragraphs(contentLimits.text).nullable(), '会社紹介', 'About the company', {
    needed: 'always',
  }),
  feature: plain(several(idSchema(companyFeatures)), '特徴', 'Features', { shared: true }),
  industry: plain(idSchema(industries).nullable(), '業界', 'Industry', {
    shared: true,
    needed: 'always',
  }),
  urls: plain(z.array(url).max(contentLimits.urls), 'リンク', 'Links'),
  services: plain(
    z.array(service).max(contentLimits.services),
    '事業・サービス',
    'Business and services',
  ),
  offices: plain(
    z.array(office).max(contentLimits.offices).superRefine(oneHeadquarters),
    '拠点',
    'Offices',
  ),
});
export type GeneralLanguage = z.output<typeof generalLanguage>;

const yearly = part({
  /** The fiscal year, from April. */
  year: plain(z.int().min(2000).max(2100), '年度', 'Fiscal year'),
  hired: plain(z.int().min(0).max(100_000).nullable(), '新卒採用', 'New graduates hired'),
  hiredInternational: plain(
    z.int().min(0).max(100_000).nullable(),
    'うち留学生',
    'of them international',
  ),
  /** Percent a year. */
  turnover: plain(z.number().min(0).max(100).nullable(), '離職率', 'Turnover'),
  /** Hours a month, on average. */
  overtime: plain(z.number().min(0).max(200).nullable(), '月平均残業', 'Overtime a month'),
});

export const companyFacts = part({
  employees: plain(z.int().min(1).max(10_000_000).nullable(), '従業員数', 'Employees'),
  founded: plain(yearMonth.nullable(), '設立年月', 'Founded'),
  capital: plain(z.int().min(0).max(1e15).nullable(), '資本金', 'Capital'),
  listing: plain(idSchema(companyStatuses).nullable(), '上場区分', 'Stock listing'),
  companyType: plain(idSchema(companyTypes).nullable(), '会社の種類', 'Company type'),
  visaSupport: plain(
    idSchema(visaSupport).nullable(),
    '在留資格の支援',
    'Help with residence status',
  ),
  workLanguages: plain(
    several(idSchema(spokenLanguages)),
    '仕事で使う言語',
    'Languages used at work',
  ),
  aptitudeTestLanguages: plain(
    several(idSchema(spokenLanguages)),
    '適性検査の言語',
    'Languages of the aptitude test',
  ),
  /** Where applicants reach the company; required by law in postings. */
  contactEmail: plain(
    z.email('email').max(254).nullable(),
    '採用の問い合わせ先（メール）',
    'Contact for applicants (email)',
  ),
  contactPhone: plain(
    line(30).nullable(),
    '採用の問い合わせ先（電話）',
    'Contact for applicants (phone)',
  ),
  yearlyFigures: plain(
    z
      .array(yearly)
      .max(contentLimits.yearlyFigures)
      .refine((years) => new Set(years.map(({ year }) => year)).size === years.length, 'duplicate'),
    '採用と働き方の実績（年度別）',
    'Hiring and working hours by year',
  ),
});
export type CompanyFacts = z.output<typeof companyFacts>;

export const generalDocument = z
  .strictObject(document(generalLanguage, companyFacts))
  .superRefine(sameInBoth(generalLanguage));
export type GeneralDocument = z.output<typeof generalDocument>;
