import { type IdOf, referenceTable } from '../table.ts';

export const jobFeatures = referenceTable([
  { id: 1, name: { ja: '未経験可', en: 'No experience needed' } },
  { id: 2, name: { ja: '英語面接可', en: 'Interviews in English' } },
  { id: 3, name: { ja: 'オンライン選考可', en: 'Online selection' } },
  { id: 4, name: { ja: '海外からの応募可', en: 'Apply from abroad' } },
  { id: 5, name: { ja: 'リモート勤務可', en: 'Remote work' } },
  { id: 6, name: { ja: '入社時期を相談可', en: 'Start date negotiable' } },
  { id: 7, name: { ja: '配属先を確約', en: 'Team agreed in advance' } },
  { id: 8, name: { ja: '専攻不問', en: 'Any major' } },
  { id: 9, name: { ja: '学業と両立しやすい', en: 'Fits with studies' } },
  { id: 10, name: { ja: '交通費支給', en: 'Commuting paid' } },
  { id: 11, name: { ja: '母語を活かせる', en: 'Uses your first language' } },
  { id: 12, name: { ja: '選考結果を全員に連絡', en: 'Every applicant gets an answer' } },
]);
export type JobFeatureId = IdOf<typeof jobFeatures>;
