import { type Localized, nameFor, say } from '@engawa/contract/language';
import type { CsvColumn } from '../../downloads/csv-file.ts';
import type { Cell, nameSources } from './insights.rules.ts';

type SourceRow = ReturnType<typeof nameSources>[number];
export type WeekRow = Cell & { title: { jp: string | null; en: string | null } | null };

const company: Localized = { ja: '会社紹介（企業全体）', en: 'Company profile (whole company)' };
const rounded = (name: Localized): Localized => ({
  ja: `${name.ja}（5人単位・切り捨て）`,
  en: `${name.en} (rounded down to fives)`,
});
const views = rounded({ ja: '閲覧した学生', en: 'Students who viewed' });

export const weekColumns: readonly CsvColumn<WeekRow>[] = [
  { header: { ja: '週（月曜日）', en: 'Week (Monday)' }, of: ({ week }) => week },
  {
    header: { ja: '求人', en: 'Job' },
    of: ({ title }, language) => (title ? nameFor(title, language) : say(company, language)),
  },
  { header: views, of: (row) => row.views },
  { header: rounded({ ja: '保存した学生', en: 'Students who saved' }), of: ({ saves }) => saves },
  { header: { ja: 'つながり', en: 'Connects' }, of: ({ connects }) => connects },
  { header: { ja: '応募', en: 'Applications' }, of: ({ applications }) => applications },
];

const sources: Record<SourceRow['source'], Localized> = {
  discover: { ja: '企業・求人を探す', en: 'Finding companies and jobs' },
  saved: { ja: '保存した企業・求人', en: 'Saved companies and jobs' },
  connect: { ja: 'つながり', en: 'Connects' },
  messages: { ja: 'メッセージ', en: 'Messages' },
  external: { ja: '他のサイト', en: 'Other sites' },
  direct: { ja: '直接', en: 'Direct' },
  other: { ja: 'その他のページ', en: 'Other pages' },
  campaign: { ja: 'その他のリンク', en: 'Other links' },
};

export const sourceColumns: readonly CsvColumn<SourceRow>[] = [
  {
    header: { ja: '流入元', en: 'Source' },
    of: ({ source, word }, language) => word ?? say(sources[source], language),
  },
  { header: views, of: (row) => row.views },
  {
    header: rounded({ ja: 'リンクからの応募', en: 'Applications from links' }),
    of: ({ applications }) => applications,
  },
];
