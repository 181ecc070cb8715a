import type { TalentQuery } from '@engawa/api/features/talent-search/public';
import { columnSizes } from '@engawa/matching/columns';
import { monthOf } from '@engawa/matching/months';
import type { ScorePlan } from '@engawa/matching/plan/score-plan';
import type { SharedTerms } from '@engawa/matching/terms/shared-terms';
import { termKey } from '@engawa/matching/terms/terms-in';

type Filter = TalentQuery['filter'];
export const asking = (filter: Filter): TalentQuery => ({ asker: 'bench', filter });

export const searches: readonly Filter[] = [
  {
    japaneseLevel: 4,
    graduationFrom: '2027-03',
    graduationTo: '2027-09',
    industry: [6],
    from: 'japan',
  },
  {
    japaneseLevel: 5,
    certifiedOnly: true,
    majorType: ['science'],
    jobType: ['full-time'],
    degreeType: ['master', 'doctoral'],
  },
  {
    englishLevel: 4,
    industry: [1, 6, 7],
    majorType: ['science', 'others'],
    from: 'abroad',
    jobType: ['internship', 'full-time'],
    graduationFrom: '2027-01',
  },
  {
    language: 'vi',
    languageLevel: 6,
    japaneseLevel: 3,
    industry: [1, 2, 3],
    degreeType: ['bachelor'],
  },
];

/** By the number of people who used them. */
export const words = {
  rare: ['養蜂', '和紙', '量子計算'],
  two: ['介護', '翻訳', '会計'],
  frequent: ['日本', '大学', 'python'],
} as const;

const rungs = (least: number, points: number) =>
  Array.from({ length: 7 }, (_, rung) => Math.max(0, points - 5 * Math.max(0, least - rung)));
const flags = (size: number, flag: number, points: number) =>
  Array.from({ length: size }, (_, value) => ((value >> flag) & 1 ? points : 0));

export const plan: ScorePlan = [
  {
    column: 'graduation',
    points: Array.from({ length: columnSizes.graduation }, (_, month) =>
      Math.max(0, 12 - Math.abs(month - monthOf('2027-03'))),
    ),
  },
  { column: 'degree', points: [4, 8, 6] },
  {
    column: 'major',
    points: Array.from({ length: columnSizes.major }, (_, at) => (at > 13 ? 10 : 2)),
  },
  { column: 'japanese', points: rungs(5, 15) },
  { column: 'english', points: rungs(4, 10) },
  { column: 'japaneseCertified', points: [0, 0, 0, 1, 3, 5, 5] },
  { column: 'industries', points: flags(columnSizes.industries, 5, 14) },
  { column: 'jobCategories', points: flags(columnSizes.jobCategories, 2, 13) },
  { column: 'lookingFor', points: flags(columnSizes.lookingFor, 1, 13) },
  { column: 'workedIndustries', points: flags(columnSizes.workedIndustries, 5, 5) },
  { column: 'workedKinds', points: flags(columnSizes.workedKinds, 0, 5) },
];

/** Terms of a posting, of which one in ten people wrote at least one. */
export const shared: readonly SharedTerms[] = [
  { terms: ['量子計算', '養蜂', '和紙', 'AutoCAD', 'C++', '溶接'].map(termKey), each: 3, most: 8 },
];
