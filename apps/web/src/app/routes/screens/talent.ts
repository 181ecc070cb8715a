import { calendarWords } from '../../../features/calendar/words.ts';
import { companyPagesWords } from '../../../features/company-pages/words.ts';
import { companyViewWords } from '../../../features/company-view/words.ts';
import { connectWords } from '../../../features/connect/words.ts';
import { discoverWords } from '../../../features/discover/words.ts';
import { eventApplicationWords } from '../../../features/event-application/words.ts';
import { matchesWords } from '../../../features/matches/words.ts';
import { messageWords } from '../../../features/messages/words.ts';
import { basicWords } from '../../../features/profile/basic/words.ts';
import { careerWords } from '../../../features/profile/career/words.ts';
import { educationWords } from '../../../features/profile/education/words.ts';
import { profileWords } from '../../../features/profile/frame/words.ts';
import { guideWords } from '../../../features/profile/guide/words.ts';
import { languagesWords } from '../../../features/profile/languages/words.ts';
import { linksWords } from '../../../features/profile/links/words.ts';
import { myPageWords } from '../../../features/profile/my-page/words.ts';
import { previewWords } from '../../../features/profile/preview/words.ts';
import { resumeWords } from '../../../features/profile/resume/words.ts';
import { storyWords } from '../../../features/profile/story/words.ts';
import { workWords } from '../../../features/profile/work/words.ts';
import { reportingWords } from '../../../features/reporting/words.ts';
import { savedWords } from '../../../features/saved/words.ts';
import { scholarshipWords } from '../../../features/scholarship/words.ts';
import { settingsWords } from '../../../features/settings/words.ts';
import { shiftWords } from '../../../features/shifts/words.ts';
import { signpostWords } from '../../../features/signpost/words.ts';
import { studentViewWords } from '../../../features/student-view/words.ts';
import { filterWords } from '../../../ui/filters/words.ts';
import { matchWords } from '../../../ui/match/words.ts';
import type { talentPages, talentProfilePages } from '../table/talent.ts';
import type { ScreensOf } from './screen.ts';

const jobWords = [companyPagesWords, companyViewWords, matchWords, savedWords, reportingWords];

export const talentScreens: ScreensOf<[...typeof talentPages, ...typeof talentProfilePages]> = {
  '/talent/account': {
    page: () => import('../../../pages/talent/account-page.tsx'),
    words: [profileWords, myPageWords, resumeWords],
  },
  '/talent/activities/applications': {
    page: () => import('../../../pages/talent/activities/applications-page.tsx'),
    words: [eventApplicationWords],
  },
  '/talent/activities/save/companies': {
    page: () => import('../../../pages/talent/activities/save/companies-page.tsx'),
    words: [savedWords],
  },
  '/talent/activities/save/jobs': {
    page: () => import('../../../pages/talent/activities/save/jobs-page.tsx'),
    words: [savedWords],
  },
  '/talent/calendar': {
    page: () => import('../../../pages/talent/calendar-page.tsx'),
    words: [calendarWords, shiftWords],
  },
  '/talent/company/$id': {
    page: () => import('../../../pages/talent/company/company-page.tsx'),
    words: [companyViewWords, companyPagesWords, connectWords, savedWords, reportingWords],
  },
  '/talent/company/$id/company-job/{-$job}': {
    page: () => import('../../../pages/talent/company/company-job-page.tsx'),
    words: jobWords,
  },
  '/talent/connect/$id/company-job/{-$job}': {
    page: () => import('../../../pages/talent/connect/connect-job-page.tsx'),
    words: jobWords,
  },
  '/talent/discover/companies': {
    page: () => import('../../../pages/talent/discover/companies-page.tsx'),
    words: [discoverWords, filterWords, savedWords],
  },
  '/talent/discover/jobs': {
    page: () => import('../../../pages/talent/discover/jobs-page.tsx'),
    words: [discoverWords, filterWords, savedWords],
  },
  '/talent/matches': {
    page: () => import('../../../pages/talent/matches-page.tsx'),
    words: [matchesWords, discoverWords, matchWords, savedWords],
  },
  '/talent/connect': {
    page: () => import('../../../pages/talent/connect/connect-page.tsx'),
    words: [connectWords],
  },
  '/talent/connect/$id': {
    page: () => import('../../../pages/talent/connect/connect-detail-page.tsx'),
    words: [connectWords, reportingWords],
  },
  '/talent/inbox': {
    page: () => import('../../../pages/talent/inbox/inbox-page.tsx'),
    words: [messageWords, reportingWords],
  },
  '/talent/inbox/$id': {
    page: () => import('../../../pages/talent/inbox/thread-page.tsx'),
    words: [messageWords, reportingWords],
  },
  '/talent/company/{-$id}/company-event/{-$event}': {
    page: () => import('../../../pages/talent/company/company-event-page.tsx'),
    words: [companyViewWords, eventApplicationWords, reportingWords],
  },
  '/talent/settings': {
    page: () => import('../../../pages/talent/settings-page.tsx'),
    words: [settingsWords],
  },
  '/talent/settings/$ed': {
    page: () => import('../../../pages/talent/settings/ed-page.tsx'),
    words: [settingsWords, signpostWords],
  },
  '/talent/profile/start': {
    page: () => import('../../../pages/talent/profile/start-page.tsx'),
    words: [guideWords, profileWords, basicWords, resumeWords],
  },
  '/talent/profile/basic': {
    page: () => import('../../../pages/talent/profile/basic-page.tsx'),
    words: [profileWords, basicWords],
  },
  '/talent/profile/education': {
    page: () => import('../../../pages/talent/profile/education-page.tsx'),
    words: [profileWords, educationWords],
  },
  '/talent/profile/language': {
    page: () => import('../../../pages/talent/profile/language-page.tsx'),
    words: [profileWords, languagesWords],
  },
  '/talent/profile/career': {
    page: () => import('../../../pages/talent/profile/career-page.tsx'),
    words: [profileWords, careerWords],
  },
  '/talent/profile/unique': {
    page: () => import('../../../pages/talent/profile/unique-page.tsx'),
    words: [profileWords, storyWords],
  },
  '/talent/profile/job': {
    page: () => import('../../../pages/talent/profile/job-page.tsx'),
    words: [profileWords, workWords],
  },
  '/talent/profile/sns': {
    page: () => import('../../../pages/talent/profile/sns-page.tsx'),
    words: [profileWords, linksWords],
  },
  '/talent/profile/resume': {
    page: () => import('../../../pages/talent/profile/resume-page.tsx'),
    words: [profileWords, resumeWords],
  },
  '/talent/profile/scholarship': {
    page: () => import('../../../pages/talent/profile/scholarship-page.tsx'),
    words: [scholarshipWords],
  },
  '/talent/profile/preview': {
    page: () => import('../../../pages/talent/profile/preview-page.tsx'),
    words: [previewWords, studentViewWords],
  },
};
