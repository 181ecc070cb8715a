import type { Telling } from './about.ts';

/** Texts for スキルと実績. */
export const skills: readonly Telling[] = [
  [
    'any',
    ({ random, tools, language }) =>
      `・使える道具：${tools}\n・${language}と日本語、英語の通訳（学会や企業見学で${random.int(6, 20)}回）\n・大学の成績優秀者奨学金（${random.int(2, 3)}年連続）`,
  ],
  [
    'any',
    ({ random, tools }) =>
      `・${tools}\n・日本語スピーチコンテスト ${random.pick(['優勝', '準優勝', '審査員特別賞'])}\n・普通自動車運転免許（AT限定）\n・留学生チューターとして${random.int(8, 25)}人を担当`,
  ],
  [
    'any',
    ({ random, tools, language }) =>
      `日々の課題で${tools}を使っています。日本語から${language}への翻訳は、観光案内や契約書の下訳など${random.int(30, 90)}件の経験があります。締め切りに遅れたことは一度もありません。`,
  ],
  [
    'technical',
    ({ random, tools, topic }) =>
      `・技術：${tools}\n・研究：${topic}（国内学会で口頭発表${random.int(1, 3)}件）\n・基本情報技術者試験の勉強中\n・技術英語の論文を週に${random.int(2, 4)}本読み、研究室の勉強会で紹介`,
  ],
  [
    'technical',
    ({ random, tools }) =>
      `${tools}を使った開発と解析ができます。授業の自動採点の仕組みを作り、ティーチングアシスタントの作業時間を週${random.int(6, 10)}時間から${random.int(1, 3)}時間に減らしました。チーム開発では、読みやすい記録を残すことを心がけています。`,
  ],
  [
    'business',
    ({ random, tools }) =>
      `・${tools}\n・日商簿記検定${random.pick(['2級', '3級'])}\n・飲食店の時間帯責任者（${random.int(4, 9)}人のシフト管理、発注、新人教育）\n・ビジネスプランコンテスト 最終選考${random.int(5, 10)}組に選出`,
  ],
  [
    'business',
    ({ random, tools, topic }) =>
      `調査の設計から発表までを一人で進められます。卒業研究「${topic}」では${random.int(120, 320)}人へのアンケートと${random.int(8, 20)}人への聞き取りを行いました。分析には${tools}を使っています。人前で話すことが好きで、司会の経験が多くあります。`,
  ],
  [
    'creative',
    ({ random, tools }) =>
      `・${tools}\n・大学祭の公式ポスター（応募${random.int(20, 60)}点の中から採用）\n・学生団体のSNSを運営し、1年でフォロワーを${random.int(3, 6)}倍に\n・写真展への出品${random.int(2, 5)}回`,
  ],
  [
    'creative',
    ({ random, tools }) =>
      `${tools}で、企画から仕上げまで一人で制作できます。これまでに学内外の依頼で動画${random.int(8, 20)}本、印刷物${random.int(10, 30)}点を作りました。使う人に必ず試してもらい、直してから渡すことを自分の決まりにしています。`,
  ],
];
