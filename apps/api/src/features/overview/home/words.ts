import type { Said } from '@engawa/contract/language';

const ja = {
  search: '求人を検索',
  word: 'キーワード',
  wordHint: '職種・会社名・キーワード',
  place: '勤務地',
  anyPlace: '勤務地',
  type: '雇用形態',
  anyType: '雇用形態',
  find: '求人を探す',
  jobs: '新着の求人',
  allJobs: 'すべての求人を見る',
  companies: '新しく加わった企業',
  allCompanies: 'すべての企業を見る',
  openJobs: (count: number) => (count === 0 ? '募集準備中' : `募集中 ${count}件`),
  more: (first: string) => `${first}ほか`,
};

type Words = typeof ja;

const en: Words = {
  search: 'Search jobs',
  word: 'Keyword',
  wordHint: 'Position, company or keyword',
  place: 'Workplace',
  anyPlace: 'Anywhere',
  type: 'Employment type',
  anyType: 'Any type',
  find: 'Find jobs',
  jobs: 'New jobs',
  allJobs: 'See all jobs',
  companies: 'New companies',
  allCompanies: 'See all companies',
  openJobs: (count) =>
    count === 0 ? 'No open jobs yet' : count === 1 ? '1 open job' : `${count} open jobs`,
  more: (first) => `${first} and more`,
};

export const words: Said<Words> = { ja, en };
