import { type IdOf, type ReferenceEntry, referenceTable } from '../table.ts';

export const jobCategories = referenceTable([
  { id: 1, name: { ja: 'ビジネス職', en: 'Business' } },
  { id: 2, name: { ja: 'クリエイティブ職', en: 'Creative' } },
  { id: 3, name: { ja: '技術職', en: 'Tech' } },
  { id: 4, name: { ja: 'その他', en: 'Other' } },
]);
export type JobCategoryId = IdOf<typeof jobCategories>;

export const defaultJobCategoryId: JobCategoryId = 1;

/**
 * Kinds of work within a category. Search rows store positions in this list, so new entries are
 * only appended, at most fifteen to a category.
 */
export const jobSubcategories = referenceTable([
  { id: 'sales', category: 1, name: { ja: '営業', en: 'Sales' } },
  { id: 'trade', category: 1, name: { ja: '海外営業・貿易', en: 'Overseas sales and trade' } },
  { id: 'marketing', category: 1, name: { ja: 'マーケティング・広報', en: 'Marketing and PR' } },
  { id: 'planning', category: 1, name: { ja: '企画・事業開発', en: 'Planning' } },
  { id: 'finance', category: 1, name: { ja: '経理・財務・金融', en: 'Accounting and finance' } },
  { id: 'people', category: 1, name: { ja: '人事・採用', en: 'Human resources' } },
  { id: 'legal', category: 1, name: { ja: '法務・総務', en: 'Legal and general affairs' } },
  { id: 'consulting', category: 1, name: { ja: 'コンサルティング', en: 'Consulting' } },
  { id: 'support', category: 1, name: { ja: 'カスタマーサポート', en: 'Customer support' } },
  { id: 'buying', category: 1, name: { ja: '購買・バイヤー', en: 'Purchasing' } },
  { id: 'office', category: 1, name: { ja: '事務・秘書', en: 'Office work' } },
  {
    id: 'interpreting',
    category: 1,
    name: { ja: '通訳・翻訳', en: 'Interpreting and translation' },
  },
  { id: 'design', category: 2, name: { ja: 'デザイナー', en: 'Designer' } },
  { id: 'ux', category: 2, name: { ja: 'UI/UX・Webデザイン', en: 'UI/UX and web design' } },
  { id: 'writing', category: 2, name: { ja: '編集・ライター', en: 'Editing and writing' } },
  { id: 'video', category: 2, name: { ja: '映像・写真・音響', en: 'Video, photo and sound' } },
  {
    id: 'animation',
    category: 2,
    name: { ja: 'アニメ・ゲーム・イラスト', en: 'Animation, games and art' },
  },
  { id: 'web', category: 3, name: { ja: 'Web・アプリエンジニア', en: 'Web and app engineer' } },
  {
    id: 'systems',
    category: 3,
    name: { ja: 'システム・ソフトウェア開発', en: 'Systems and software' },
  },
  {
    id: 'embedded',
    category: 3,
    name: { ja: '組込み・IoT・ロボット', en: 'Embedded, IoT and robots' },
  },
  {
    id: 'infrastructure',
    category: 3,
    name: { ja: 'インフラ・クラウド', en: 'Infrastructure and cloud' },
  },
  { id: 'data', category: 3, name: { ja: 'データ・AI', en: 'Data and AI' } },
  { id: 'mechanical', category: 3, name: { ja: '機械設計', en: 'Mechanical design' } },
  {
    id: 'electrical',
    category: 3,
    name: { ja: '電気・電子・半導体', en: 'Electrical and electronic' },
  },
  {
    id: 'production',
    category: 3,
    name: { ja: '生産技術・品質管理', en: 'Production and quality' },
  },
  {
    id: 'construction',
    category: 3,
    name: { ja: '建築・土木', en: 'Architecture and civil works' },
  },
  {
    id: 'maintenance',
    category: 3,
    name: { ja: '整備・保守・サービスエンジニア', en: 'Maintenance and field service' },
  },
  { id: 'research', category: 3, name: { ja: '研究・開発', en: 'Research and development' } },
  { id: 'retail', category: 4, name: { ja: '接客・販売', en: 'Shops and customer service' } },
  { id: 'hotel', category: 4, name: { ja: 'ホテル・観光', en: 'Hotels and tourism' } },
  { id: 'food', category: 4, name: { ja: '飲食・調理', en: 'Restaurants and cooking' } },
  { id: 'care', category: 4, name: { ja: '介護・福祉・医療', en: 'Care and health' } },
  { id: 'teaching', category: 4, name: { ja: '教育・語学', en: 'Teaching and languages' } },
  { id: 'logistics', category: 4, name: { ja: '物流・製造', en: 'Logistics and manufacturing' } },
] as const satisfies readonly (ReferenceEntry & { category: JobCategoryId })[]);
export type JobSubcategoryId = IdOf<typeof jobSubcategories>;

export const categoryOf = (id: JobSubcategoryId): JobCategoryId =>
  jobSubcategories.byId(id).category;

/** The part of the table within one category, in its order. */
export function subcategoriesOf(category: JobCategoryId) {
  const entries = jobSubcategories.entries.filter((one) => one.category === category);
  return { entries, ids: entries.map(({ id }): JobSubcategoryId => id) };
}
