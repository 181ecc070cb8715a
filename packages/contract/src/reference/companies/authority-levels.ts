import { type IdOf, referenceTable } from '../table.ts';

const everyone = ['messages', 'applicants', 'notifications', 'personal-settings'] as const;
const recruiting = ['target', 'connect', 'search', 'save', 'contents', 'company-info'] as const;

/** The pages that each level may see, as the spec lists them. */
export const authorityLevels = referenceTable([
  { id: 0, name: { ja: 'オーナー', en: 'Owner' }, areas: [...everyone, ...recruiting, 'team'] },
  {
    id: 1,
    name: { ja: '管理者', en: 'Administrator' },
    areas: [...everyone, ...recruiting, 'team'],
  },
  { id: 2, name: { ja: '採用担当者', en: 'Recruiter' }, areas: [...everyone, ...recruiting] },
  { id: 3, name: { ja: '面接官', en: 'Interviewer' }, areas: [...everyone] },
]);
export type AuthorityLevel = IdOf<typeof authorityLevels>;

export type CompanyArea = (typeof everyone)[number] | (typeof recruiting)[number] | 'team';

export function sees(level: AuthorityLevel, area: CompanyArea): boolean {
  const areas: readonly CompanyArea[] = authorityLevels.byId(level).areas;
  return areas.includes(area);
}
