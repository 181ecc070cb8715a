import type { talentPages, talentProfilePages } from '../table/pages/talent.ts';
import type { ScreensOf } from './screen.ts';

export const talentScreens: ScreensOf<[...typeof talentPages, ...typeof talentProfilePages]> = {
  '/talent/account': () => import('../../../pages/talent/account-page.tsx'),
  '/talent/activities/applications': () =>
    import('../../../pages/talent/activities/applications-page.tsx'),
  '/talent/activities/save/companies': () =>
    import('../../../pages/talent/activities/save/companies-page.tsx'),
  '/talent/activities/save/jobs': () =>
    import('../../../pages/talent/activities/save/jobs-page.tsx'),
  '/talent/calendar': () => import('../../../pages/talent/calendar-page.tsx'),
  '/talent/company/$id': () => import('../../../pages/talent/company/company-page.tsx'),
  '/talent/company/$id/company-job/{-$job}': () =>
    import('../../../pages/talent/company/company-job-page.tsx'),
  '/talent/connect/$id/company-job/{-$job}': () =>
    import('../../../pages/talent/connect/connect-job-page.tsx'),
  '/talent/discover/companies': () => import('../../../pages/talent/discover/companies-page.tsx'),
  '/talent/discover/jobs': () => import('../../../pages/talent/discover/jobs-page.tsx'),
  '/talent/matches': () => import('../../../pages/talent/matches-page.tsx'),
  '/talent/connect': () => import('../../../pages/talent/connect/connect-page.tsx'),
  '/talent/connect/$id': () => import('../../../pages/talent/connect/connect-detail-page.tsx'),
  '/talent/inbox': () => import('../../../pages/talent/inbox/inbox-page.tsx'),
  '/talent/inbox/$id': () => import('../../../pages/talent/inbox/thread-page.tsx'),
  '/talent/company/{-$id}/company-event/{-$event}': () =>
    import('../../../pages/talent/company/company-event-page.tsx'),
  '/talent/settings': () => import('../../../pages/talent/settings-page.tsx'),
  '/talent/settings/$ed': () => import('../../../pages/talent/settings/ed-page.tsx'),
  '/talent/profile/start': () => import('../../../pages/talent/profile/start-page.tsx'),
  '/talent/profile/basic': () => import('../../../pages/talent/profile/basic-page.tsx'),
  '/talent/profile/education': () => import('../../../pages/talent/profile/education-page.tsx'),
  '/talent/profile/language': () => import('../../../pages/talent/profile/language-page.tsx'),
  '/talent/profile/career': () => import('../../../pages/talent/profile/career-page.tsx'),
  '/talent/profile/unique': () => import('../../../pages/talent/profile/unique-page.tsx'),
  '/talent/profile/job': () => import('../../../pages/talent/profile/job-page.tsx'),
  '/talent/profile/sns': () => import('../../../pages/talent/profile/sns-page.tsx'),
  '/talent/profile/resume': () => import('../../../pages/talent/profile/resume-page.tsx'),
  '/talent/profile/scholarship': () => import('../../../pages/talent/profile/scholarship-page.tsx'),
  '/talent/profile/preview': () => import('../../../pages/talent/profile/preview-page.tsx'),
};
