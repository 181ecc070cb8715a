import { plain } from './plain.ts';

/** Known headings of a 求人票. `none` has no field here; `first` continues the previous section. */
const headings = {
  position: '職種 職種名 募集職種 募集職種名 求人職種 募集ポジション ポジション 仕事名',
  duties:
    '仕事内容 仕事の内容 お仕事内容 業務内容 職務内容 具体的な仕事内容 具体的な業務内容 担当業務 主な業務 業務概要 従事すべき業務 従事すべき業務の内容 業務',
  dutiesChange:
    '業務の変更の範囲 業務内容の変更の範囲 仕事内容の変更の範囲 従事すべき業務の変更の範囲 業務内容(変更の範囲) 仕事内容(変更の範囲) 仕事の内容(変更の範囲) 変更の範囲(業務)',
  employment: '雇用形態 採用形態 契約形態 雇用区分',
  recruitment: '募集区分 採用区分 募集対象 対象 対象者',
  place: '勤務地 就業場所 勤務場所 勤務先 就業先 勤務予定地 勤務地・アクセス 就業の場所',
  placeChange:
    '就業場所の変更の範囲 就業の場所の変更の範囲 勤務地の変更の範囲 勤務場所の変更の範囲 就業場所(変更の範囲) 勤務地(変更の範囲) 勤務場所(変更の範囲) 変更の範囲(就業場所)',
  change: '変更の範囲',
  first: '雇入れ直後 雇い入れ直後 採用直後',
  term: '契約期間 雇用期間 契約の期間 労働契約の期間 雇用契約期間',
  renewal:
    '更新 契約更新 契約の更新 更新の有無 契約更新の有無 契約更新の可能性 更新の基準 更新基準 更新の条件 契約更新の条件 契約更新の基準 契約更新の基準と上限 更新上限 更新の上限',
  probation: '試用期間 試用期間の有無',
  hours:
    '勤務時間 就業時間 労働時間 勤務時間帯 就労時間 始業・終業時刻 始業終業時刻 始業・終業 所定労働時間 時間',
  breaks: '休憩 休憩時間',
  overtime:
    '時間外労働 時間外 時間外勤務 時間外労働時間 時間外労働の有無 残業 残業時間 平均残業時間 残業の有無 所定外労働 所定外労働時間',
  holidays: '休日 休暇 休日休暇 休日等 休日制度 年間休日 年間休日数',
  pay: '給与 賃金 給料 給与額 賃金額 報酬 初任給 月給 月収 月額 年収 年俸 想定年収 予定年収 時給 時間給 基本給 給与・待遇 賃金形態 給与形態 給与体系',
  payNote: '昇給 賞与 諸手当 手当 各種手当 通勤手当 交通費 退職金 賞与制度 昇給制度',
  fixedOvertime: '固定残業代 固定残業手当 みなし残業 みなし残業代 みなし残業手当 定額残業代',
  insurances: '加入保険 加入保険等 社会保険 社会保険等 各種保険 保険 保険加入',
  smoking:
    '受動喫煙防止措置 受動喫煙対策 受動喫煙 受動喫煙防止 受動喫煙防止対策 受動喫煙防止の取り組み 受動喫煙防止のための取組 就業場所における受動喫煙防止のための取組 喫煙 喫煙環境',
  department: '配属先 配属部署 配属先部署 所属部署 部署',
  manager: '採用責任者 採用担当 採用担当者',
  deadline: '応募締切 応募締切日 締切 締切日 応募期限 募集期限 エントリー締切',
  start: '入社時期 入社日 入社予定 入社予定日 勤務開始日 就業開始日',
  interviews: '面接回数 面接の回数',
  message:
    '応募資格 応募条件 応募要件 必須条件 歓迎条件 必須スキル 歓迎スキル 必要な経験 必要な経験等 必要な免許・資格 必要な資格 語学力 必要な語学力 日本語レベル 日本語能力 求める人物像 求める人材 福利厚生 待遇 教育制度 教育・研修 研修制度 研修 選考方法 選考プロセス 選考フロー 選考の流れ 応募方法 応募書類 提出書類 職場環境 メッセージ アピールポイント ビザサポート 在留資格 在宅勤務 リモートワーク 特記事項 求人に関する特記事項 備考 その他',
  none: '会社名 企業名 社名 事業所名 事業内容 会社概要 会社紹介 設立 資本金 従業員数 代表者 本社 本社所在地 所在地 住所 URL ホームページ TEL 電話 電話番号 メール 連絡先 問い合わせ先 お問い合わせ先 求人番号 受付年月日 紹介期限日 求人区分 産業分類 募集人数 採用人数 学歴 年齢 年齢制限 転勤 転勤の有無 転勤の可能性 マイカー通勤 定年制 定年 再雇用 最寄り駅 アクセス',
} as const;

export type HeadingKind = keyof typeof headings;

const kinds = new Map<string, HeadingKind>(
  Object.entries(headings).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name.toLowerCase(), kind as HeadingKind] as const),
  ),
);

const longest = Math.max(...Array.from(kinds.keys(), (name) => name.length)) + 12;

/** The kind of a text that may be a heading; undefined for unknown headings. */
export function headingKind(text: string): HeadingKind | undefined {
  if (text.length > longest * 2) return undefined;
  const name = plain(text)
    .replace(/\s/g, '')
    .replace(/[/、,&]/g, '・')
    .toLowerCase();
  return kinds.get(name) ?? kinds.get(name.replace(/\([^)]*\)$/, '')) ?? kindOfParts(name);
}

/** Combined headings such as 昇給・賞与 and 休日・休暇, if all parts are of the same kind. */
function kindOfParts(name: string): HeadingKind | undefined {
  const parts = name.split('・');
  if (parts.length < 2) return undefined;
  const [first, ...others] = parts.map((part) => kinds.get(part));
  return first !== undefined && others.every((other) => other === first) ? first : undefined;
}
