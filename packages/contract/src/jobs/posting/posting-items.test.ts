import { expect, test } from 'vitest';
import type { PostingRequirementId } from '../../reference/jobs/posting-requirements.ts';
import { jobOutline } from '../outline.ts';
import type { JobCommon, JobLanguage } from '../schemas.ts';
import { forCheck, postingItems } from './posting-items.ts';

const nobody = { name: null, address: null, contact: null };

interface Said {
  words?: Partial<JobLanguage>;
  common?: Partial<JobCommon>;
}
const itemsOf = ({ words = {}, common = {} }: Said, language: 'jp' | 'en') =>
  postingItems(
    { ...jobOutline.blank.language, ...words },
    { ...jobOutline.blank.common, ...common },
    { name: '会社', address: '東京', contact: null },
    language,
  );

type Row = [PostingRequirementId, Said, string | null, string | null];
test.each<Row>([
  ['duties', { words: { businessContent: 'a' } }, 'a', 'a'],
  ['duties-change', { words: { dutiesChange: 'a' } }, 'a', 'a'],
  ['contract-term', { common: { contractTerm: 'permanent' } }, '期間の定めなし', 'No fixed term'],
  ['contract-term', { common: { contractTerm: 'fixed' } }, null, null],
  [
    'contract-term',
    { words: { contractPeriod: '1y' }, common: { contractTerm: 'fixed' } },
    '期間の定めあり\n1y',
    'Fixed term\n1y',
  ],
  ['renewal', { words: { renewal: 'a' }, common: { contractTerm: 'fixed' } }, 'a', 'a'],
  ['renewal', { words: { renewal: 'a' }, common: { contractTerm: 'permanent' } }, null, null],
  ['probation', { common: { probationMonths: 0 } }, 'なし', 'None'],
  ['probation', { common: { probationMonths: 1 } }, '1か月', '1 month'],
  [
    'probation',
    { words: { probationNote: 'a' }, common: { probationMonths: 3 } },
    '3か月\na',
    '3 months\na',
  ],
  ['probation', { words: { probationNote: 'a' } }, null, null],
  ['overtime', { common: { overtimeHours: 0 } }, 'なし', 'None'],
  [
    'overtime',
    { common: { overtimeHours: 1 } },
    'あり（月平均1時間）',
    'Yes (1 hour a month on average)',
  ],
  [
    'overtime',
    { common: { overtimeHours: 12 } },
    'あり（月平均12時間）',
    'Yes (12 hours a month on average)',
  ],
  ['breaks', { common: { breakMinutes: 0 } }, 'なし', 'None'],
  ['breaks', { common: { breakMinutes: 60 } }, '60分', '60 minutes'],
  [
    'wages',
    { common: { salaryType: 'hourly', salaryMin: 1200 } },
    '時給 1,200円〜',
    'Hourly wage ¥1,200–',
  ],
  ['discretionary-labour', { words: { discretionaryNote: 'a' } }, null, null],
  [
    'discretionary-labour',
    { words: { discretionaryNote: 'a' }, common: { discretionary: true } },
    'a',
    'a',
  ],
  ['insurances', {}, null, null],
  ['insurances', { common: { insurances: [] } }, 'なし', 'None'],
  [
    'insurances',
    { common: { insurances: ['employment', 'workers-accident'] } },
    '労災保険、雇用保険',
    'Workers’ accident insurance, Employment insurance',
  ],
  ['dispatch-work', {}, null, null],
  [
    'dispatch-work',
    { common: { dispatch: true } },
    '派遣労働者として雇用します。',
    'You will be employed as a dispatch worker.',
  ],
  ['second-hand-smoke', { common: { smoking: 'indoors' } }, '屋内禁煙', 'No smoking indoors'],
  ['employer-name', {}, '会社', '会社'],
  ['employer-contact', {}, null, null],
])('%s of %o', (item, said, jp, en) => {
  expect(itemsOf(said, 'jp')[item]).toBe(jp);
  expect(itemsOf(said, 'en')[item]).toBe(en);
});

test('a blank job states nothing', () => {
  const items = postingItems(jobOutline.blank.language, jobOutline.blank.common, nobody, 'jp');
  expect(forCheck(items, jobOutline.blank.common)).toEqual({
    stated: new Set(),
    fixedTerm: false,
    fixedOvertime: false,
    discretionary: false,
    dispatch: false,
  });
});

test('`forCheck` lists the stated items and the kind of job', () => {
  const common: JobCommon = {
    ...jobOutline.blank.common,
    contractTerm: 'fixed',
    discretionary: true,
    fixedOvertime: { basePay: null, hours: null, amount: null, excessPaid: false },
  };
  expect(forCheck({ duties: 'a', wages: null }, common)).toEqual({
    stated: new Set(['duties']),
    fixedTerm: true,
    fixedOvertime: true,
    discretionary: true,
    dispatch: false,
  });
});
