import type { Localized } from '../language.ts';
import type { ApplicationStatus } from './schemas.ts';

export const applicantStatusNames = {
  'pre-applied': { ja: '応募ページへ移動', en: 'Opened your page' },
  new: { ja: '新着', en: 'New' },
  'in-progress': { ja: '選考中', en: 'In progress' },
  offered: { ja: '内定', en: 'Offered' },
  declined: { ja: '不採用', en: 'Declined' },
  withdrawn: { ja: '辞退', en: 'Withdrawn' },
} as const satisfies Record<ApplicationStatus | 'pre-applied', Localized>;
