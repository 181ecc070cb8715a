import { describe, expect, test } from 'vitest';
import { generalOutline } from '../../general/outline.ts';
import type { GeneralDocument, GeneralLanguage } from '../../general/schemas.ts';
import { postingRequirements } from '../../reference/jobs/posting-requirements.ts';
import { employerOf } from '../employer.ts';
import { jobOutline } from '../outline.ts';
import type { JobDocument, JobLanguage } from '../schemas.ts';
import {
  changedItems,
  itemsByLanguage,
  missingByLanguage,
  takenOut,
  warningsIn,
} from './posting-report.ts';

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
const general: GeneralDocument = {
  jp: {
    ...generalOutline.blank.language,
    companyName: '会社',
    offices: [{ ...office, hqFlag: false }, office],
  },
  en: {
    ...generalOutline.blank.language,
    companyName: 'Company',
    offices: [
      { ...office, tab: 'overseas', countryName: 'US', town: 'New York', address: '1 Broadway' },
    ],
  },
  common: { ...generalOutline.blank.common, contactEmail: 'a@b.example', contactPhone: '03' },
};

const words: JobLanguage = {
  ...jobOutline.blank.language,
  businessContent: 'a',
  dutiesChange: 'a',
  workLocation: 'a',
  workLocationChange: 'a',
  workingHours: 'a',
  holidays: 'a',
};
const whole: JobDocument = {
  jp: words,
  en: words,
  common: {
    ...jobOutline.blank.common,
    salaryType: 'monthly',
    salaryMin: 1,
    contractTerm: 'permanent',
    probationMonths: 0,
    overtimeHours: 0,
    breakMinutes: 60,
    insurances: [],
    smoking: 'indoors',
  },
};
const today = '2026-11-15';

describe('the employer', () => {
  test.each([
    ['jp', { name: '会社', address: '東京都 千代田区', contact: '03 / a@b.example' }],
    ['en', { name: 'Company', address: '1 Broadway, New York', contact: '03 / a@b.example' }],
  ] as const)('in %s', (language, employer) => {
    expect(employerOf(general, language)).toEqual(employer);
  });

  test('has no name, address or contact when the company stated none', () => {
    const nobody = { name: null, address: null, contact: null };
    expect(employerOf(null, 'jp')).toEqual(nobody);
    const silent = {
      jp: generalOutline.blank.language,
      en: null,
      common: generalOutline.blank.common,
    };
    expect(employerOf(silent, 'jp')).toEqual(nobody);
    expect(employerOf(silent, 'en')).toEqual(nobody);
  });
});

describe('missing items', () => {
  const always = postingRequirements.entries.flatMap(({ id, when }) =>
    when === 'always' ? id : [],
  );
  const employer = ['employer-name', 'employer-address', 'employer-contact'];

  test.each<[string, JobDocument, GeneralDocument | null, string[], string[]]>([
    ['nothing', whole, general, [], []],
    ['the employer', whole, null, employer, employer],
    ['in one language', { ...whole, en: { ...words, holidays: null } }, general, [], ['holidays']],
    ['nothing in a language nobody writes', { ...whole, en: null }, general, [], []],
    ['nothing in one left empty', { ...whole, en: jobOutline.blank.language }, general, [], []],
    ['everything', { jp: null, en: null, common: jobOutline.blank.common }, null, always, []],
    [
      'what a fixed term asks for',
      { ...whole, common: { ...whole.common, contractTerm: 'fixed' } },
      general,
      ['contract-term', 'renewal'],
      ['contract-term', 'renewal'],
    ],
  ])('%s', (_, job, company, jp, en) => {
    expect(missingByLanguage(job, company, today)).toEqual({ jp, en });
  });
});

describe('changed items', () => {
  const changes = (before: JobDocument, after: JobDocument, later = general) =>
    changedItems(itemsByLanguage(before, general), itemsByLanguage(after, later));

  test('reports no change', () => {
    expect(changes(whole, { ...whole, jp: { ...words, position: 'b', department: 'c' } })).toEqual(
      [],
    );
  });

  test('reports a text in one language, a figure in both', () => {
    const after: JobDocument = {
      ...whole,
      jp: { ...words, holidays: 'b' },
      common: { ...whole.common, breakMinutes: 45 },
    };
    expect(changes(whole, after)).toEqual([
      { language: 'jp', item: 'breaks', before: '60分', after: '45分' },
      { language: 'jp', item: 'holidays', before: 'a', after: 'b' },
      { language: 'en', item: 'breaks', before: '60 minutes', after: '45 minutes' },
    ]);
  });

  test('reports items that were removed and items that are new', () => {
    const open = { ...whole, en: null };
    const after: JobDocument = {
      ...open,
      common: {
        ...whole.common,
        contractTerm: 'fixed',
        dispatch: true,
      },
    };
    expect(changes(open, after)).toMatchObject([
      { item: 'contract-term', before: '期間の定めなし', after: null },
      { item: 'dispatch-work', before: null, after: '派遣労働者として雇用します。' },
    ]);
  });

  test('an added language, or another address, is no change', () => {
    expect(changes({ ...whole, en: null }, whole)).toEqual([]);
    const moved = { ...general, common: { ...general.common, contactPhone: '06' } };
    expect(changes(whole, whole, moved)).toEqual([]);
  });
});

describe('a removed language', () => {
  const [both, japanese] = [
    itemsByLanguage(whole, general),
    itemsByLanguage({ ...whole, en: null }, general),
  ];
  const last = takenOut(both, japanese);

  test('is stored with everything it stated except the employer', () => {
    const notes = changedItems(both, japanese);
    expect(notes).toContainEqual({ language: 'en', item: 'holidays', before: 'a', after: null });
    const stated = Object.values(both.en ?? {}).filter((text) => text !== null);
    expect(notes).toHaveLength(stated.length - 3);
    expect(changedItems(japanese, japanese, last)).toEqual([]);
  });

  test('is compared with its last statement when it returns', () => {
    expect(changedItems(japanese, both, last)).toEqual([]);
    const other = { ...whole, en: { ...words, holidays: 'b' } };
    expect(changedItems(japanese, itemsByLanguage(other, general), last)).toEqual([
      { language: 'en', item: 'holidays', before: 'a', after: 'b' },
    ]);
  });

  test('is all that is stored', () => {
    expect(last).toEqual({ en: both.en });
    expect(takenOut(japanese, both)).toEqual({});
  });
});

test('warnings name their place', () => {
  const otherMessage = [{ title: '男性のみ', message: null, otherMessageImages: [] }];
  const job = { ...whole, jp: { ...words, otherMessage }, en: { ...words, renewal: 'men only' } };
  expect(warningsIn(job)).toEqual([
    { language: 'jp', path: 'otherMessage.0.title', kind: 'gender', words: '男性のみ' },
    { language: 'en', path: 'renewal', kind: 'gender', words: 'men only' },
  ]);
});
