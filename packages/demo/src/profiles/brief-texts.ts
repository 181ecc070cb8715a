import type { Random } from '../random.ts';

/** What a person does or studies, in a line or two; the last ones are rare. */
const topics = [
  ['機械学習', 'machine learning'],
  ['データ分析', 'data analysis'],
  ['マーケティング', 'marketing'],
  ['国際貿易', 'international trade'],
  ['再生可能エネルギー', 'renewable energy'],
  ['ロボット制御', 'robot control'],
  ['半導体', 'semiconductors'],
  ['観光まちづくり', 'tourism and local communities'],
  ['会計と監査', 'accounting and auditing'],
  ['ユーザー体験のデザイン', 'user experience design'],
  ['自然言語処理', 'natural language processing'],
  ['物流の効率化', 'logistics'],
  ['水質の浄化', 'water treatment'],
  ['建築の耐震補強', 'earthquake-proof buildings'],
  ['看護と介護', 'nursing and care'],
  ['量子計算', 'quantum computing'],
  ['養蜂と地域経済', 'beekeeping and local economies'],
  ['和紙の保存修復', 'conservation of washi paper'],
] as const;

const tools = [
  'Python',
  'Excel',
  'TypeScript',
  'SQL',
  'Figma',
  'R',
  'AutoCAD',
  'Tableau',
  'C++',
  'Java',
];
const verbs = ['取り組んでいます', '研究しています', '学んできました', '興味があります'];
const jobs = ['コンビニ', '居酒屋', '塾の講師', 'ホテルの受付', '翻訳', '大学の図書館', '物流倉庫'];
const strengths = [
  '粘り強さ',
  '行動力',
  '人の話を聞く力',
  'チームをまとめる力',
  '語学力',
  '好奇心',
  '計画性',
];
const hopes = [
  '日本と母国をつなぐ仕事がしたいです。',
  '技術で社会の役に立ちたいと考えています。',
  '海外のお客様に日本の製品を届けたいです。',
  '将来は新しい事業を立ち上げたいです。',
];

/** Picks earlier entries more often. */
const favoured = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random.next() ** 3 * list.length)] as T;

export interface BriefTexts {
  strength: string | null;
  highlight: string | null;
  skills: string | null;
  careerVision: string | null;
}

/** Short texts, as most people write them; some in English. */
export function briefTexts(random: Random): BriefTexts {
  const [topic, inEnglish] = favoured(random, topics);
  const [one, other] = [favoured(random, tools), random.pick(tools)];
  const maybe = (chance: number, text: string) => (random.next() < chance ? text : null);
  if (random.next() < 0.2) {
    return {
      strength: maybe(0.6, `I work on ${inEnglish} and enjoy explaining it to other people.`),
      highlight: maybe(0.2, `I led a team of ${random.int(3, 9)} students from several countries.`),
      skills: maybe(0.6, `${one}, ${other}`),
      careerVision: maybe(0.4, `I want to use ${inEnglish} to build something useful in Japan.`),
    };
  }
  return {
    strength: maybe(
      0.6,
      `私の強みは${random.pick(strengths)}です。大学では${topic}に${random.pick(verbs)}。`,
    ),
    highlight: maybe(
      0.3,
      `${random.pick(jobs)}のアルバイトを${random.int(1, 4)}年続け、後輩の指導も任されました。`,
    ),
    skills: maybe(0.6, `${one}と${other}が使えます。`),
    careerVision: maybe(0.4, random.pick(hopes)),
  };
}
