import type { JobCategoryId } from '../reference/jobs/job-categories.ts';

const [business, creative, tech]: readonly JobCategoryId[] = [1, 2, 3];

/** In this order: a “Webデザイナー” is creative, and a “営業エンジニア” is a technician. */
const rules: readonly (readonly [RegExp, JobCategoryId | undefined])[] = [
  [/デザイ|クリエイ|編集|ライター|動画|映像|イラスト|アニメ|コピー|撮影|ディレクター/, creative],
  [/\b(?:design|creative|editor|writer|video|illustrat|animat|copywrit|photograph)/i, creative],
  [
    /エンジニア|開発|プログラ|システム|インフラ|データ|機械学習|設計|研究|技術|整備|施工|品質|AI|SRE|QA/,
    tech,
  ],
  [
    /\b(?:engineer|develop|program|software|data|machine learning|research|technic|infrastructure)/i,
    tech,
  ],
  [
    /営業|企画|人事|経理|財務|総務|法務|広報|マーケ|事務|販売|接客|コンサル|購買|貿易|物流|店長|サポート/,
    business,
  ],
  [
    /\b(?:sales|business|marketing|account|finance|legal|consult|trade|logistics|support|success|office|human resources|hr)\b/i,
    business,
  ],
];

/** The category that a title suggests; null when no word of it is known. */
export function proposeCategory(title: string): JobCategoryId | null {
  return rules.find(([words]) => words.test(title))?.[1] ?? null;
}
