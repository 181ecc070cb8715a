import { type IdOf, referenceTable } from '../reference/table.ts';

/** Parts of the profile that are saved separately. `page`: last segment under /talent/profile. */
export const profileSections = referenceTable([
  { id: 'basic', page: 'basic', name: { ja: '基本情報', en: 'Basic profile' } },
  { id: 'residence', page: 'basic', name: { ja: '在留資格', en: 'Residence status' } },
  { id: 'education', page: 'education', name: { ja: '学歴', en: 'Education' } },
  { id: 'languages', page: 'language', name: { ja: '語学', en: 'Languages' } },
  { id: 'career', page: 'career', name: { ja: '希望する仕事', en: 'Career interests' } },
  { id: 'work', page: 'job', name: { ja: '職歴', en: 'Work experience' } },
  { id: 'story', page: 'unique', name: { ja: '自己PR', en: 'Your story' } },
  { id: 'links', page: 'sns', name: { ja: 'SNS・ポートフォリオ', en: 'SNS and portfolio' } },
  { id: 'resume', page: 'resume', name: { ja: '履歴書・職務経歴書', en: 'Résumé and CV' } },
]);
export type ProfileSectionId = IdOf<typeof profileSections>;
