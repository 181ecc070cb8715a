import { expect, test } from 'vitest';
import { proposeSubcategory, proposeWork } from './propose-work.ts';

test.each([
  ['法人営業（新卒）', 1, 'sales'],
  ['Corporate sales', 1, 'sales'],
  ['海外営業（東南アジア）', 1, 'trade'],
  ['貿易事務', 1, 'trade'],
  ['Food buyer, early career', 1, 'buying'],
  ['デジタルマーケティング', 1, 'marketing'],
  ['Public relations', 1, 'marketing'],
  ['経営企画', 1, 'planning'],
  ['Product manager', 1, 'planning'],
  ['経理（連結決算）', 1, 'finance'],
  ['Accountant', 1, 'finance'],
  ['Account manager', 1, 'sales'],
  ['人事（新卒採用担当）', 1, 'people'],
  ['総務・法務', 1, 'legal'],
  ['ITコンサルタント', 1, 'consulting'],
  ['カスタマーサポート', 1, 'support'],
  ['Customer success, bilingual', 1, 'support'],
  ['一般事務', 1, 'office'],
  ['データ入力スタッフ', 1, 'office'],
  ['通訳・買付コーディネーター（ベトナム語）', 1, 'interpreting'],
  ['Translator', 1, 'interpreting'],
  ['総合職', 1, null],
  ['グラフィックデザイナー', 2, 'design'],
  ['Webデザイナー', 2, 'ux'],
  ['Product designer, new graduate', 2, 'ux'],
  ['書籍編集', 2, 'writing'],
  ['動画クリエイター', 2, 'video'],
  ['ゲームイラストレーター', 2, 'animation'],
  ['クリエイティブ職', 2, null],
  ['バックエンドエンジニア', 3, 'web'],
  ['Web developer', 3, 'web'],
  ['Search and recommendation engineer', 3, 'web'],
  ['フロントエンド長期インターン', 3, 'web'],
  ['システムエンジニア', 3, 'systems'],
  ['Software engineer', 3, 'systems'],
  ['組込みソフトウェア開発（温室制御）', 3, 'embedded'],
  ['Site reliability engineer', 3, 'infrastructure'],
  ['AIエンジニア', 3, 'data'],
  ['データアナリスト', 3, 'data'],
  ['観測データ整備エンジニア', 3, 'data'],
  ['機械設計（小型農業機械）', 3, 'mechanical'],
  ['半導体プロセス', 3, 'electrical'],
  ['品質保証（第二新卒・既卒）', 3, 'production'],
  ['施工管理', 3, 'construction'],
  ['機械設計 Mechanical design', 3, 'mechanical'],
  ['設計インターン Design internship', 3, null],
  ['フィールドエンジニア', 3, 'maintenance'],
  ['研究開発（博士歓迎）', 3, 'research'],
  ['営業エンジニア', 3, null],
  ['Engineer', 3, null],
  ['店舗スタッフ（アルバイト）', 4, 'retail'],
  ['フロントスタッフ（アルバイト）', 4, 'hotel'],
  ['Guest relations, new graduate', 4, 'hotel'],
  ['ホールスタッフ', 4, 'food'],
  ['介護職員', 4, 'care'],
  ['英会話講師', 4, 'teaching'],
  ['国際交流プログラム担当 Programme officer', 4, 'teaching'],
  ['倉庫内作業', 4, 'logistics'],
] as const)('%s: %s, %s', (title, category, subcategory) => {
  expect(proposeWork(title)).toEqual({ category, subcategory });
});

test.each(['星をみる人', '', 'Retailer of hopes'])('knows no word of “%s”', (title) => {
  expect(proposeWork(title)).toBe(null);
});

test.each([
  ['営業エンジニア', 1, 'sales'],
  ['営業エンジニア', 3, null],
  ['プロダクトマネージャー候補', 1, 'planning'],
  ['ゲームプログラマー', 3, 'systems'],
  ['星をみる人', 1, null],
] as const)('%s in category %i: %s', (title, category, subcategory) => {
  expect(proposeSubcategory(title, category)).toBe(subcategory);
});
