import { applicantWords } from '../../../features/applicants/words.ts';
import { companyConnectWords } from '../../../features/company-connect/words.ts';
import { accountWords } from '../../../features/company-settings/account/words.ts';
import { companyInfoWords } from '../../../features/company-settings/company-info/words.ts';
import { companyContactWords } from '../../../features/company-settings/contact/words.ts';
import { companySettingsWords } from '../../../features/company-settings/frame/words.ts';
import { passwordChangeWords } from '../../../features/company-settings/password-change/words.ts';
import { companyProfileWords } from '../../../features/company-settings/profile/words.ts';
import { teamWords } from '../../../features/company-settings/team/words.ts';
import { companyViewWords } from '../../../features/company-view/words.ts';
import { articleWords } from '../../../features/contents/articles/words.ts';
import { eventWords } from '../../../features/contents/events/words.ts';
import { editorWords } from '../../../features/contents/frame/words.ts';
import { generalWords } from '../../../features/contents/general/words.ts';
import { jobEditorWords } from '../../../features/contents/job-editor/words.ts';
import { jobListWords } from '../../../features/contents/jobs/words.ts';
import { listWords } from '../../../features/contents/list/words.ts';
import { previewWords } from '../../../features/contents/preview/words.ts';
import { tipWords } from '../../../features/contents/tips/words.ts';
import { insightsWords } from '../../../features/insights/words.ts';
import { messageWords } from '../../../features/messages/words.ts';
import { notificationWords } from '../../../features/notifications/words.ts';
import { planWords } from '../../../features/plan/words.ts';
import { reportingWords } from '../../../features/reporting/words.ts';
import { saveListWords } from '../../../features/save-lists/words.ts';
import { studentPageWords } from '../../../features/student-pages/words.ts';
import { studentSearchWords } from '../../../features/student-search/words.ts';
import { studentViewWords } from '../../../features/student-view/words.ts';
import { targetWords } from '../../../features/targets/words.ts';
import { filterWords } from '../../../ui/filters/words.ts';
import { matchWords } from '../../../ui/match/words.ts';
import type { companyContentsPages } from '../table/company-contents.ts';
import type { companyEngagementPages } from '../table/company-engagement.ts';
import type { companySettingsPages } from '../table/company-settings.ts';
import type { ScreensOf } from './screen.ts';

/** Three lists, each with its address; the first has a short one besides. */
const connects = {
  page: () => import('../../../pages/company/engagement/connects-page.tsx'),
  words: [companyConnectWords, planWords, saveListWords],
};
const engagement: ScreensOf<typeof companyEngagementPages> = {
  '/company/engagement/target': {
    page: () => import('../../../pages/company/engagement/target-page.tsx'),
    words: [targetWords, matchWords],
  },
  '/company/engagement/target/$id': {
    page: () => import('../../../pages/company/engagement/target/id-page.tsx'),
    words: [targetWords, matchWords, saveListWords],
  },
  '/company/engagement/target/detail/{-$id}': {
    page: () => import('../../../pages/company/engagement/target/detail-page.tsx'),
    words: [targetWords, matchWords],
  },
  '/company/engagement/target/setting/{-$id}': {
    page: () => import('../../../pages/company/engagement/target/setting-page.tsx'),
    words: [targetWords],
  },
  '/company/engagement/search': {
    page: () => import('../../../pages/company/engagement/search-page.tsx'),
    words: [studentSearchWords, filterWords, saveListWords],
  },
  '/company/engagement/save': {
    page: () => import('../../../pages/company/engagement/save-page.tsx'),
    words: [saveListWords],
  },
  '/company/engagement/save/$id': {
    page: () => import('../../../pages/company/engagement/save/id-page.tsx'),
    words: [saveListWords],
  },
  '/company/engagement/student-profile/{-$id}': {
    page: () => import('../../../pages/company/engagement/student-profile-page.tsx'),
    words: [studentPageWords, studentViewWords, companyConnectWords, planWords, saveListWords],
  },
  '/company/engagement/connect': connects,
  '/company/engagement/connect/connected': connects,
  '/company/engagement/connect/waiting': connects,
  '/company/engagement/connect/applying': connects,
  '/company/engagement/applicants': {
    page: () => import('../../../pages/company/engagement/applicants-page.tsx'),
    words: [applicantWords, studentViewWords],
  },
  '/company/engagement/notifications': {
    page: () => import('../../../pages/company/engagement/notifications-page.tsx'),
    words: [notificationWords],
  },
  '/company/engagement/message': {
    page: () => import('../../../pages/company/engagement/messages-page.tsx'),
    words: [messageWords, reportingWords],
  },
  '/company/engagement/message/$id': {
    page: () => import('../../../pages/company/engagement/message-page.tsx'),
    words: [messageWords, reportingWords],
  },
};
const contents: ScreensOf<typeof companyContentsPages> = {
  '/company/contents/general': {
    page: () => import('../../../pages/company/contents/general-page.tsx'),
    words: [editorWords, generalWords],
  },
  '/company/contents/job': {
    page: () => import('../../../pages/company/contents/job-page.tsx'),
    words: [listWords, jobListWords, planWords, insightsWords],
  },
  '/company/contents/job/$id': {
    page: () => import('../../../pages/company/contents/job/id-page.tsx'),
    words: [editorWords, jobEditorWords],
  },
  '/company/contents/job/apply/{-$id}': {
    page: () => import('../../../pages/company/contents/job/apply-page.tsx'),
    words: [applicantWords, studentViewWords],
  },
  '/company/contents/job/external-apply/{-$id}': {
    page: () => import('../../../pages/company/contents/job/external-apply-page.tsx'),
    words: [applicantWords, studentViewWords],
  },
  '/company/contents/event': {
    page: () => import('../../../pages/company/contents/event-page.tsx'),
    words: [listWords, eventWords],
  },
  '/company/contents/event/$id': {
    page: () => import('../../../pages/company/contents/event/id-page.tsx'),
    words: [editorWords, eventWords],
  },
  '/company/contents/event/apply/{-$id}': {
    page: () => import('../../../pages/company/contents/event/apply-page.tsx'),
    words: [listWords, eventWords],
  },
  '/company/contents/additional-contents': {
    page: () => import('../../../pages/company/contents/additional-contents-page.tsx'),
    words: [listWords, articleWords],
  },
  '/company/contents/additional-contents/$id': {
    page: () => import('../../../pages/company/contents/additional-contents/id-page.tsx'),
    words: [editorWords, articleWords],
  },
  '/company/contents/senpai-tips': {
    page: () => import('../../../pages/company/contents/senpai-tips-page.tsx'),
    words: [listWords, tipWords],
  },
  '/company/contents/senpai-tips/{-$senpai-tips}/add': {
    page: () => import('../../../pages/company/contents/senpai-tips/add-page.tsx'),
    words: [editorWords, tipWords],
  },
  '/company/contents/preview': {
    page: () => import('../../../pages/company/contents/preview-page.tsx'),
    words: [previewWords, companyViewWords],
  },
  '/company/contents/preview/company-job/{-$job}': {
    page: () => import('../../../pages/company/contents/preview/company-job-page.tsx'),
    words: [previewWords, companyViewWords],
  },
  '/company/contents/preview/company-event/{-$event}': {
    page: () => import('../../../pages/company/contents/preview/company-event-page.tsx'),
    words: [previewWords, companyViewWords],
  },
};
const settings: ScreensOf<typeof companySettingsPages> = {
  '/company/settings/profile': {
    page: () => import('../../../pages/company/settings/profile-page.tsx'),
    words: [companySettingsWords, companyProfileWords],
  },
  '/company/settings/account': {
    page: () => import('../../../pages/company/settings/account-page.tsx'),
    words: [accountWords],
  },
  '/company/settings/company-info': {
    page: () => import('../../../pages/company/settings/company-info-page.tsx'),
    words: [companySettingsWords, companyInfoWords],
  },
  '/company/settings/contact': {
    page: () => import('../../../pages/company/settings/contact-page.tsx'),
    words: [companyContactWords],
  },
  '/company/settings/password-change': {
    page: () => import('../../../pages/company/settings/password-change-page.tsx'),
    words: [passwordChangeWords],
  },
  '/company/settings/team': {
    page: () => import('../../../pages/company/settings/team-page.tsx'),
    words: [teamWords],
  },
};

export const companyScreens = { ...engagement, ...contents, ...settings };
