import { describe, expect, test } from 'vitest';
import { generalOutline } from '../general/outline.ts';
import type { GeneralDocument, GeneralLanguage } from '../general/schemas.ts';
import {
  type PostingRequirementId,
  postingRequirements,
} from '../reference/jobs/posting-requirements.ts';
import { jobOutline } from './outline.ts';
import { missingByLanguage } from './posting/posting-report.ts';
import type { JobDocument } from './schemas.ts';

const today = '2026-11-15';
const office: GeneralLanguage['offices'][number] = {
  tab: 'domestic',
  officeName: '本社',
  jpOfficesAddress1: '東京都',
  jpOfficesAddress2: '千代田区',
  countryName: null,
  town: null,
  address: null,
  companyOfficeImage: null,
  hqFlag: true,
};
/** Written in Japanese only, without any other item. */
const bare: JobDocument = {
  jp: { ...jobOutline.blank.language, position: 'a' },
  en: null,
  common: jobOutline.blank.common,
};
const employerItems = (missing: readonly PostingRequirementId[]) =>
  missing.filter((item) => item.startsWith('employer-')).toSorted();

describe('facts that the company has published', () => {
  const page: GeneralLanguage = {
    ...generalOutline.blank.language,
    companyName: '会社',
    offices: [office],
  };
  const branch = { ...office, hqFlag: false };
  const abroad = { ...office, tab: 'overseas' as const, jpOfficesAddress1: null };
  const published = (
    jp: Partial<typeof page>,
    common: Partial<GeneralDocument['common']> = {},
  ) => ({
    jp: { ...page, ...jp },
    en: null,
    common: { ...generalOutline.blank.common, contactEmail: 'a@b.example', ...common },
  });
  test.each<[string, GeneralDocument | null | undefined, PostingRequirementId[]]>([
    ['all of them', published({}), []],
    ['a phone number alone', published({}, { contactEmail: null, contactPhone: '03' }), []],
    ['the headquarters after a branch', published({ offices: [branch, office] }), []],
    ['the only office, not marked', published({ offices: [branch] }), []],
    [
      'an address on one line',
      published({
        offices: [{ ...office, jpOfficesAddress2: null, jpOfficesAddress1: '東京都千代田区1-1' }],
      }),
      [],
    ],
    [
      'headquarters abroad',
      published({
        offices: [{ ...abroad, jpOfficesAddress2: null, town: 'Hanoi', address: '1 Trang Tien' }],
      }),
      [],
    ],
    ['a page that is still being read', undefined, []],
    ['no name', published({ companyName: null }), ['employer-name']],
    ['no office', published({ offices: [] }), ['employer-address']],
    ['two offices, none marked', published({ offices: [branch, branch] }), ['employer-address']],
    [
      'the prefecture alone',
      published({ offices: [{ ...office, jpOfficesAddress2: null }] }),
      ['employer-address'],
    ],
    ['no contact', published({}, { contactEmail: null }), ['employer-contact']],
    ['nothing', null, ['employer-name', 'employer-address', 'employer-contact']],
  ])('%s', (_, company, missing) => {
    expect(employerItems(missingByLanguage(bare, company, today).jp)).toEqual(missing.toSorted());
  });

  test('other items are of the job alone, so no company page states them', () => {
    const empty: JobDocument = { jp: null, en: null, common: jobOutline.blank.common };
    const always = postingRequirements.entries.flatMap(({ id, when }) =>
      when === 'always' && !id.startsWith('employer-') ? id : [],
    );
    expect(missingByLanguage(empty, undefined, today).jp).toEqual(always);
  });
});
