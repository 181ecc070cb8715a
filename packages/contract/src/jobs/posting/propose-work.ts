import {
  categoryOf,
  type JobCategoryId,
  type JobSubcategoryId,
  jobSubcategories,
  subcategoriesOf,
} from '../../reference/jobs/job-categories.ts';

/** A kind of work, or only its category where a title is too general. */
type Work = JobSubcategoryId | JobCategoryId;

const titled = (work: Work, japanese: string, english: string) => ({
  work,
  japanese: new RegExp(japanese, 'i'),
  english: new RegExp(`\\b(?:${english})`, 'i'),
});

/**
 * The first rule that fits counts, so that special words precede general ones: a “Webデザイナー”
 * is creative, and a “営業エンジニア” is a technician.
 */
const rules = [
  titled('interpreting', '通訳|翻訳|ローカライズ|多言語', 'interpret|translat|locali[sz]'),
  titled('office', 'データ入力', 'data entry'),
  titled(
    'planning',
    '事業開発|プロダクトマネー?ジャ|プロダクト企画',
    'business develop|product manage',
  ),
  titled(
    'ux',
    '(?:Web|ウェブ|プロダクト|サービス|アプリ|UI|UX).{0,6}デザイ|\\bU[IX]\\b',
    '(?:ux|ui|web|product|interaction) ?design',
  ),
  titled(
    'animation',
    'アニメ|イラスト|ゲームデザイ|キャラクター|3DCG|モーション',
    'animat|illustrat|game (?:design|artist)|3d (?:artist|model)',
  ),
  titled(
    'video',
    '動画|映像|撮影|カメラ|写真|音響|音楽',
    'video|film|photograph|camera|sound|audio',
  ),
  titled(
    'writing',
    '編集|ライター|ライティング|コピー|校正|記者',
    'edit|writ|copywrit|proofread|journalis',
  ),
  titled('design', 'デザイ', 'design(?!.{0,20}engineer)'),
  titled(2, 'クリエイ|ディレクター', 'creative|art director'),
  titled(
    'maintenance',
    '(?<!データ)整備|保守|保全|メンテナンス|サービスエンジニア|フィールドエンジニア|修理',
    'maintenance|field (?:service|engineer)|service engineer|repair|mechanic\\b',
  ),
  titled(
    'production',
    '生産(?:技術|管理)|品質|工程',
    'production (?:engineer|manage|control|plan)|process engineer|quality|manufacturing engineer',
  ),
  titled(
    'construction',
    '建築|土木|施工|測量|設備設計|造園',
    'architect(?!ure engineer)|civil engineer|construction|surveyor',
  ),
  titled('embedded', '組み?込み?|ファームウェア|IoT|ロボット', 'embedded|firmware|iot\\b|robot'),
  titled(
    'infrastructure',
    'インフラ|クラウド|ネットワーク|サーバー?エンジニア|セキュリティ|SRE',
    'infrastructure|cloud|network|sre\\b|site reliability|devops|security engineer',
  ),
  titled(
    'data',
    'データ|機械学習|深層学習|画像認識|自然言語|アルゴリズム|人工知能|(?<![A-Z])AI(?![A-Z])',
    'data|machine learning|deep learning|ai\\b|ml\\b|algorithm',
  ),
  titled(
    'web',
    'フロントエンド|バックエンド|フルスタック|(?:Web|ウェブ|アプリ|検索).{0,6}(?:エンジニア|開発|プログラ)|iOS|Android',
    'front-?end|back-?end|full-?stack|web (?:engineer|develop|programm)|(?:mobile|app|ios|android|search).{0,24}(?:engineer|develop)',
  ),
  titled('electrical', '電気|電子|半導体|回路', 'electric|electronic|semiconductor|circuit'),
  titled('mechanical', '機械|(?:筐体|構造|製品|金型)設計|CAD', 'mechanical|cad\\b'),
  titled(
    'research',
    '研究|(?:分析|化学|材料|バイオ|食品|医薬)(?:・|系)?(?:開発|技術)|R&D',
    'research(?!.{0,12}market)|scientist|r&d|chemist',
  ),
  titled(
    'systems',
    'システム|ソフトウェア|プログラ(?:マ|ミ)|(?<![A-Z])(?:SE|QA)(?![A-Z])',
    'systems?\\b|software|program(?!me)|qa\\b|test engineer',
  ),
  titled(3, 'エンジニア|開発|設計|技術', 'engineer|develop|technic|technolog'),
  titled(
    'trade',
    '海外営業|貿易|輸出|輸入|通関',
    'overseas sales|international sales|trade|import|export',
  ),
  titled('buying', '購買|調達|バイヤー|仕入|買付|商品部', 'purchas|procure|buyer|sourcing'),
  titled(
    'people',
    '人事|採用担当|労務|リクルーター',
    'human resources|hr\\b|recruiter|people operations',
  ),
  titled(
    'finance',
    '経理|財務|会計|金融|証券|マーケッツ|為替|決算|税務|監査',
    'account(?!.{0,8}(?:manage|exec))|financ|treasur|audit|tax\\b|securities|equity|markets\\b',
  ),
  titled(
    'legal',
    '法務|総務|知財|コンプライアンス',
    'legal|general affairs|complian|paralegal|intellectual property',
  ),
  titled(
    'marketing',
    'マーケ|広報|宣伝|PR担当|SNS|市場調査|(?<![A-Z])EC(?![A-Z])',
    'marketing|public relations|publicity|pr\\b|social media|e-?commerce|market research',
  ),
  titled('consulting', 'コンサル', 'consult'),
  titled(
    'support',
    'カスタマーサ|ヘルプデスク|コールセンター|お客様相談|サポート',
    'customer s(?:upport|uccess)|help ?desk|call cent|support',
  ),
  titled('office', '事務|秘書|受付|庶務', 'office|secretar|clerk|receptionist|administrative'),
  titled('planning', '企画|プランナー', 'plann'),
  titled(
    'hotel',
    'ホテル|旅館|旅舎|フロント(?:スタッフ|係|業務)|ゲスト|観光|ツアー|旅行|添乗|ブライダル|宿泊',
    'hotel|front desk|guest|touris|tour (?:guide|lead)|travel|concierge|inn\\b',
  ),
  titled(
    'food',
    '飲食|調理|料理|キッチン|ホール(?:スタッフ|係)|シェフ|バリスタ|カフェ|レストラン|製菓|パティシエ',
    'restaurant|kitchen|cook|chef|barista|caf[eé]|waiter|waitress|pastry',
  ),
  titled(
    'care',
    '介護|福祉|看護|保育|ヘルパー|医療|薬剤',
    'care (?:work|giver|staff)|caregiv|nurs|welfare|medical|pharmac|childcare',
  ),
  titled(
    'teaching',
    '教師|教員|講師|教育|語学|塾|家庭教師|奨学|国際交流',
    'teach|tutor|instructor|lectur|education|scholarship|language school',
  ),
  titled(
    'retail',
    '販売|接客|店舗|店長|売り場|ショップ|レジ',
    'shop|store|retail (?:staff|assist)|cashier|sales (?:associate|assistant|staff)',
  ),
  titled(
    'logistics',
    '物流|倉庫|配送|ドライバー|製造|工場|組立|軽作業|検品|梱包',
    'logistic|warehouse|deliver|driver|factory|manufactur|assembl|packing',
  ),
  titled('sales', '営業|セールス|アカウントマネージャー', 'sales|account (?:manage|exec)'),
  titled(1, 'ビジネス|総合職|マネジメント', 'business|management'),
];

type Rule = (typeof rules)[number];

/** In a title in both languages the Japanese words count: “Design” may be 設計. */
const fitting = (title: string, among: readonly Rule[]): Rule | undefined =>
  among.find(({ japanese }) => japanese.test(title)) ??
  among.find(({ english }) => english.test(title));

export interface ProposedWork {
  category: JobCategoryId;
  subcategory: JobSubcategoryId | null;
}

/** The work that a title suggests; null when no word of it is known. */
export function proposeWork(title: string): ProposedWork | null {
  const work = fitting(title, rules)?.work;
  if (work === undefined) return null;
  return typeof work === 'number'
    ? { category: work, subcategory: null }
    : { category: categoryOf(work), subcategory: work };
}

/** The kind of work that a title suggests within a chosen category. */
export function proposeSubcategory(
  title: string,
  category: JobCategoryId,
): JobSubcategoryId | null {
  const { ids } = subcategoriesOf(category);
  const within = rules.filter(({ work }) => ids.some((id) => id === work));
  const work = fitting(title, within)?.work;
  return jobSubcategories.has(work) ? work : null;
}
