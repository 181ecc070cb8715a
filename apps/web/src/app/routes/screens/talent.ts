import { companyViewMessages } from '../../../features/company-view/messages.ts';
import { eventApplicationMessages } from '../../../features/event-application/messages.ts';
import { basicMessages } from '../../../features/profile/basic/messages.ts';
import { careerMessages } from '../../../features/profile/career/messages.ts';
import { educationMessages } from '../../../features/profile/education/messages.ts';
import { profileMessages } from '../../../features/profile/frame/messages.ts';
import { languagesMessages } from '../../../features/profile/languages/messages.ts';
import { linksMessages } from '../../../features/profile/links/messages.ts';
import { myPageMessages } from '../../../features/profile/my-page/messages.ts';
import { previewMessages } from '../../../features/profile/preview/messages.ts';
import { resumeMessages } from '../../../features/profile/resume/messages.ts';
import { storyMessages } from '../../../features/profile/story/messages.ts';
import { workMessages } from '../../../features/profile/work/messages.ts';
import { scholarshipMessages } from '../../../features/scholarship/messages.ts';
import { settingsMessages } from '../../../features/settings/messages.ts';
import { signpostMessages } from '../../../features/signpost/messages.ts';
import { studentViewMessages } from '../../../features/student-view/messages.ts';
import type { talentPages, talentProfilePages } from '../table/talent.ts';
import type { ScreensOf } from './screen.ts';

export const talentScreens: ScreensOf<[...typeof talentPages, ...typeof talentProfilePages]> = {
  '/talent/account': {
    page: () => import('../../../pages/talent/account-page.tsx'),
    words: [profileMessages, myPageMessages, resumeMessages],
  },
  '/talent/company/{-$id}/company-event/{-$event}': {
    page: () => import('../../../pages/talent/company/company-event-page.tsx'),
    words: [companyViewMessages, eventApplicationMessages, signpostMessages],
  },
  '/talent/settings': {
    page: () => import('../../../pages/talent/settings-page.tsx'),
    words: [settingsMessages],
  },
  '/talent/settings/$ed': {
    page: () => import('../../../pages/talent/settings/ed-page.tsx'),
    words: [settingsMessages, signpostMessages],
  },
  '/talent/profile/basic': {
    page: () => import('../../../pages/talent/profile/basic-page.tsx'),
    words: [profileMessages, basicMessages],
  },
  '/talent/profile/education': {
    page: () => import('../../../pages/talent/profile/education-page.tsx'),
    words: [profileMessages, educationMessages],
  },
  '/talent/profile/language': {
    page: () => import('../../../pages/talent/profile/language-page.tsx'),
    words: [profileMessages, languagesMessages],
  },
  '/talent/profile/career': {
    page: () => import('../../../pages/talent/profile/career-page.tsx'),
    words: [profileMessages, careerMessages],
  },
  '/talent/profile/unique': {
    page: () => import('../../../pages/talent/profile/unique-page.tsx'),
    words: [profileMessages, storyMessages],
  },
  '/talent/profile/job': {
    page: () => import('../../../pages/talent/profile/job-page.tsx'),
    words: [profileMessages, workMessages],
  },
  '/talent/profile/sns': {
    page: () => import('../../../pages/talent/profile/sns-page.tsx'),
    words: [profileMessages, linksMessages],
  },
  '/talent/profile/resume': {
    page: () => import('../../../pages/talent/profile/resume-page.tsx'),
    words: [profileMessages, resumeMessages],
  },
  '/talent/profile/scholarship': {
    page: () => import('../../../pages/talent/profile/scholarship-page.tsx'),
    words: [scholarshipMessages],
  },
  '/talent/profile/preview': {
    page: () => import('../../../pages/talent/profile/preview-page.tsx'),
    words: [previewMessages, studentViewMessages],
  },
};
