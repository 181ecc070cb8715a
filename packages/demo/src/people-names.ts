import type { SpokenLanguageId } from '@engawa/contract/reference/languages/spoken-languages';
import type { CountryCode } from '@engawa/contract/reference/places/countries';

/** A name and its katakana reading. */
type Name = readonly [name: string, kana: string];

export interface Origin {
  country: CountryCode;
  language: SpokenLanguageId;
  women: readonly Name[];
  men: readonly Name[];
  family: readonly Name[];
  /** Universities of the country, for students who did their first degree there. */
  universities: readonly string[];
}

/** Names by country of origin, so that generated people are believable. */
export const origins: readonly Origin[] = [
  {
    country: 'VN',
    language: 'vi',
    women: [
      ['Linh', 'リン'],
      ['Thao', 'タオ'],
      ['Huong', 'フオン'],
      ['Lan', 'ラン'],
    ],
    men: [
      ['Minh', 'ミン'],
      ['Duc', 'ドゥック'],
      ['Quang', 'クアン'],
      ['Khoa', 'コア'],
    ],
    family: [
      ['Nguyen', 'グエン'],
      ['Tran', 'チャン'],
      ['Le', 'レ'],
      ['Pham', 'ファム'],
      ['Hoang', 'ホアン'],
      ['Vu', 'ヴー'],
    ],
    universities: ['ハノイ工科大学', 'ホーチミン市国家大学', 'ダナン大学'],
  },
  {
    country: 'CN',
    language: 'zh',
    women: [
      ['美玲', 'メイリン'],
      ['雨桐', 'ユートン'],
      ['佳怡', 'ジアイー'],
      ['欣怡', 'シンイー'],
    ],
    men: [
      ['浩然', 'ハオラン'],
      ['思遠', 'スーユエン'],
      ['子涵', 'ズーハン'],
      ['志強', 'ジーチアン'],
    ],
    family: [
      ['陳', 'チェン'],
      ['王', 'ワン'],
      ['李', 'リー'],
      ['張', 'チャン'],
      ['劉', 'リウ'],
      ['楊', 'ヤン'],
    ],
    universities: ['復旦大学', '中山大学', '大連理工大学'],
  },
  {
    country: 'IN',
    language: 'hi',
    women: [
      ['Priya', 'プリヤ'],
      ['Ananya', 'アナンヤ'],
      ['Sneha', 'スネハ'],
      ['Meera', 'ミーラ'],
    ],
    men: [
      ['Arjun', 'アルジュン'],
      ['Rohan', 'ローハン'],
      ['Vikram', 'ヴィクラム'],
      ['Karthik', 'カールティク'],
    ],
    family: [
      ['Mehta', 'メータ'],
      ['Sharma', 'シャルマ'],
      ['Iyer', 'アイヤー'],
      ['Reddy', 'レッディ'],
      ['Gupta', 'グプタ'],
      ['Nair', 'ナイル'],
    ],
    universities: ['デリー大学', 'ムンバイ大学', 'アンナ大学'],
  },
  {
    country: 'PH',
    language: 'fil',
    women: [
      ['Maria', 'マリア'],
      ['Angelica', 'アンジェリカ'],
      ['Carmela', 'カルメラ'],
      ['Isabel', 'イサベル'],
    ],
    men: [
      ['Jose', 'ホセ'],
      ['Miguel', 'ミゲル'],
      ['Paolo', 'パオロ'],
      ['Rafael', 'ラファエル'],
    ],
    family: [
      ['Santos', 'サントス'],
      ['Reyes', 'レイエス'],
      ['Cruz', 'クルス'],
      ['Bautista', 'バウティスタ'],
      ['Garcia', 'ガルシア'],
      ['Mendoza', 'メンドーサ'],
    ],
    universities: ['フィリピン大学', 'デ・ラ・サール大学', 'サント・トーマス大学'],
  },
  {
    country: 'ID',
    language: 'id',
    women: [
      ['Siti', 'シティ'],
      ['Dewi', 'デウィ'],
      ['Putri', 'プトリ'],
      ['Ayu', 'アユ'],
    ],
    men: [
      ['Budi', 'ブディ'],
      ['Agus', 'アグス'],
      ['Rizky', 'リズキー'],
      ['Fajar', 'ファジャル'],
    ],
    family: [
      ['Rahayu', 'ラハユ'],
      ['Santoso', 'サントソ'],
      ['Wijaya', 'ウィジャヤ'],
      ['Kusuma', 'クスマ'],
      ['Pratama', 'プラタマ'],
      ['Lestari', 'レスタリ'],
    ],
    universities: ['インドネシア大学', 'ガジャ・マダ大学', 'バンドン工科大学'],
  },
  {
    country: 'KR',
    language: 'ko',
    women: [
      ['Seo-yeon', 'ソヨン'],
      ['Ha-eun', 'ハウン'],
      ['Su-bin', 'スビン'],
      ['Ye-jin', 'イェジン'],
    ],
    men: [
      ['Min-jun', 'ミンジュン'],
      ['Ji-ho', 'ジホ'],
      ['Do-yun', 'ドユン'],
      ['Hyun-woo', 'ヒョヌ'],
    ],
    family: [
      ['Kim', 'キム'],
      ['Park', 'パク'],
      ['Choi', 'チェ'],
      ['Jung', 'チョン'],
      ['Kang', 'カン'],
      ['Yoon', 'ユン'],
    ],
    universities: ['延世大学校', '釜山大学校', '漢陽大学校'],
  },
  {
    country: 'NP',
    language: 'ne',
    women: [
      ['Sita', 'シタ'],
      ['Anjali', 'アンジャリ'],
      ['Nisha', 'ニシャ'],
      ['Kabita', 'カビタ'],
    ],
    men: [
      ['Bishal', 'ビシャル'],
      ['Suman', 'スマン'],
      ['Prakash', 'プラカシュ'],
      ['Rajan', 'ラジャン'],
    ],
    family: [
      ['Gurung', 'グルン'],
      ['Shrestha', 'シュレスタ'],
      ['Tamang', 'タマン'],
      ['Thapa', 'タパ'],
      ['Karki', 'カルキ'],
      ['Rai', 'ライ'],
    ],
    universities: ['トリブバン大学', 'カトマンズ大学', 'ポカラ大学'],
  },
  {
    country: 'FR',
    language: 'fr',
    women: [
      ['Camille', 'カミーユ'],
      ['Hélène', 'エレーヌ'],
      ['Inès', 'イネス'],
      ['Amina', 'アミナ'],
    ],
    men: [
      ['Lucas', 'リュカ'],
      ['Thomas', 'トマ'],
      ['Mathieu', 'マチュー'],
      ['Noah', 'ノア'],
    ],
    family: [
      ['Laurent', 'ローラン'],
      ['Bernard', 'ベルナール'],
      ['Rousseau', 'ルソー'],
      ['Moreau', 'モロー'],
      ['Girard', 'ジラール'],
      ['Fontaine', 'フォンテーヌ'],
    ],
    universities: ['リヨン大学', 'ソルボンヌ大学', 'グルノーブル・アルプ大学'],
  },
];

export const recruiterNames = [
  '田中 美咲',
  '佐藤 健太',
  '髙橋 由美',
  '山﨑 翔',
  '中村 さくら',
  '小林 大輔',
  '渡辺 真理子',
  '伊藤 拓也',
] as const;
