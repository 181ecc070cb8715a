import type { companyContentsPages } from '../table/pages/company-contents.ts';
import type { companyEngagementPages } from '../table/pages/company-engagement.ts';
import type { companySettingsPages } from '../table/pages/company-settings.ts';
import type { ScreensOf } from './screen.ts';

/** Three lists share this page; the first also has a short address. */
const connects = () => import('../../../pages/company/engagement/connects-page.tsx');
const engagement: ScreensOf<typeof companyEngagementPages> = {
  '/company/engagement/today': () => import('../../../pages/company/engagement/today-page.tsx'),
  '/company/engagement/target': () => import('../../../pages/company/engagement/target-page.tsx'),
  '/company/engagement/target/$id': () =>
    import('../../../pages/company/engagement/target/id-page.tsx'),
  '/company/engagement/target/detail/{-$id}': () =>
    import('../../../pages/company/engagement/target/detail-page.tsx'),
  '/company/engagement/target/setting/{-$id}': () =>
    import('../../../pages/company/engagement/target/setting-page.tsx'),
  '/company/engagement/search': () => import('../../../pages/company/engagement/search-page.tsx'),
  '/company/engagement/save': () => import('../../../pages/company/engagement/save-page.tsx'),
  '/company/engagement/save/$id': () =>
    import('../../../pages/company/engagement/save/id-page.tsx'),
  '/company/engagement/student-profile/{-$id}': () =>
    import('../../../pages/company/engagement/student-profile-page.tsx'),
  '/company/engagement/connect': connects,
  '/company/engagement/connect/connected': connects,
  '/company/engagement/connect/waiting': connects,
  '/company/engagement/connect/applying': connects,
  '/company/engagement/applicants': () =>
    import('../../../pages/company/engagement/applicants-page.tsx'),
  '/company/engagement/notifications': () =>
    import('../../../pages/company/engagement/notifications-page.tsx'),
  '/company/engagement/message': () =>
    import('../../../pages/company/engagement/messages-page.tsx'),
  '/company/engagement/message/$id': () =>
    import('../../../pages/company/engagement/message-page.tsx'),
};
const contents: ScreensOf<typeof companyContentsPages> = {
  '/company/contents/general': () => import('../../../pages/company/contents/general-page.tsx'),
  '/company/contents/job': () => import('../../../pages/company/contents/job-page.tsx'),
  '/company/contents/job/$id': () => import('../../../pages/company/contents/job/id-page.tsx'),
  '/company/contents/job/apply/{-$id}': () =>
    import('../../../pages/company/contents/job/apply-page.tsx'),
  '/company/contents/job/external-apply/{-$id}': () =>
    import('../../../pages/company/contents/job/external-apply-page.tsx'),
  '/company/contents/event': () => import('../../../pages/company/contents/event-page.tsx'),
  '/company/contents/event/$id': () => import('../../../pages/company/contents/event/id-page.tsx'),
  '/company/contents/event/apply/{-$id}': () =>
    import('../../../pages/company/contents/event/apply-page.tsx'),
  '/company/contents/additional-contents': () =>
    import('../../../pages/company/contents/additional-contents-page.tsx'),
  '/company/contents/additional-contents/$id': () =>
    import('../../../pages/company/contents/additional-contents/id-page.tsx'),
  '/company/contents/senpai-tips': () =>
    import('../../../pages/company/contents/senpai-tips-page.tsx'),
  '/company/contents/senpai-tips/{-$senpai-tips}/add': () =>
    import('../../../pages/company/contents/senpai-tips/add-page.tsx'),
  '/company/contents/preview': () => import('../../../pages/company/contents/preview-page.tsx'),
  '/company/contents/preview/company-job/{-$job}': () =>
    import('../../../pages/company/contents/preview/company-job-page.tsx'),
  '/company/contents/preview/company-event/{-$event}': () =>
    import('../../../pages/company/contents/preview/company-event-page.tsx'),
};
const settings: ScreensOf<typeof companySettingsPages> = {
  '/company/settings/profile': () => import('../../../pages/company/settings/profile-page.tsx'),
  '/company/settings/account': () => import('../../../pages/company/settings/account-page.tsx'),
  '/company/settings/company-info': () =>
    import('../../../pages/company/settings/company-info-page.tsx'),
  '/company/settings/contact': () => import('../../../pages/company/settings/contact-page.tsx'),
  '/company/settings/password-change': () =>
    import('../../../pages/company/settings/password-change-page.tsx'),
  '/company/settings/team': () => import('../../../pages/company/settings/team-page.tsx'),
};

export const companyScreens = { ...engagement, ...contents, ...settings };
