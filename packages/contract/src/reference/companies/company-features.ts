import { type IdOf, referenceTable } from '../table.ts';

export const companyFeatures = referenceTable([
  { id: 1, name: { ja: '外国籍社員が在籍', en: 'International colleagues' } },
  { id: 2, name: { ja: '海外拠点あり', en: 'Offices abroad' } },
  { id: 3, name: { ja: '英語で働ける部署あり', en: 'Teams that work in English' } },
  { id: 4, name: { ja: '在留資格の手続きを支援', en: 'Help with residence status' } },
  { id: 5, name: { ja: '日本語研修あり', en: 'Japanese lessons' } },
  { id: 6, name: { ja: '英語での選考可', en: 'Selection in English' } },
  { id: 7, name: { ja: '住宅手当・社宅あり', en: 'Housing support' } },
  { id: 8, name: { ja: 'リモート勤務可', en: 'Remote work' } },
  { id: 9, name: { ja: 'フレックスタイム制', en: 'Flexible hours' } },
  { id: 10, name: { ja: '副業可', en: 'Side jobs allowed' } },
  { id: 11, name: { ja: '一時帰国のための休暇', en: 'Leave for visits home' } },
  { id: 12, name: { ja: '礼拝・食事への配慮', en: 'Room for prayer and diet' } },
  { id: 13, name: { ja: '研修制度が充実', en: 'Structured training' } },
  { id: 14, name: { ja: 'メンター制度あり', en: 'Mentors' } },
  { id: 15, name: { ja: '資格取得支援', en: 'Support for certificates' } },
  { id: 16, name: { ja: '育児・介護との両立支援', en: 'Support for carers and parents' } },
  { id: 17, name: { ja: '年間休日120日以上', en: '120 or more days off a year' } },
  { id: 18, name: { ja: '月平均残業20時間以内', en: 'Up to 20 hours of overtime a month' } },
  { id: 19, name: { ja: '秋入社あり', en: 'Start in autumn possible' } },
  { id: 20, name: { ja: '若手が活躍できる環境', en: 'Early responsibility' } },
]);
export type CompanyFeatureId = IdOf<typeof companyFeatures>;
