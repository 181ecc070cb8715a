import { companyViewMessages } from '../../../features/company-view/messages.ts';
import { articleMessages } from '../../../features/contents/articles/messages.ts';
import { eventMessages } from '../../../features/contents/events/messages.ts';
import { editorMessages } from '../../../features/contents/frame/messages.ts';
import { generalMessages } from '../../../features/contents/general/messages.ts';
import { jobEditorMessages } from '../../../features/contents/job-editor/messages.ts';
import { jobListMessages } from '../../../features/contents/jobs/messages.ts';
import { listMessages } from '../../../features/contents/list/messages.ts';
import { previewMessages } from '../../../features/contents/preview/messages.ts';
import { tipMessages } from '../../../features/contents/tips/messages.ts';
import type { companyContentsPages } from '../table/company-contents.ts';
import type { companyEngagementPages } from '../table/company-engagement.ts';
import type { companySettingsPages } from '../table/company-settings.ts';
import type { ScreensOf } from './screen.ts';

const engagement: ScreensOf<typeof companyEngagementPages> = {};
const contents: ScreensOf<typeof companyContentsPages> = {
  '/company/contents/general': {
    page: () => import('../../../pages/company/contents/general-page.tsx'),
    words: [editorMessages, generalMessages],
  },
  '/company/contents/job': {
    page: () => import('../../../pages/company/contents/job-page.tsx'),
    words: [listMessages, jobListMessages],
  },
  '/company/contents/job/$id': {
    page: () => import('../../../pages/company/contents/job/id-page.tsx'),
    words: [editorMessages, jobEditorMessages],
  },
  '/company/contents/event': {
    page: () => import('../../../pages/company/contents/event-page.tsx'),
    words: [listMessages, eventMessages],
  },
  '/company/contents/event/$id': {
    page: () => import('../../../pages/company/contents/event/id-page.tsx'),
    words: [editorMessages, eventMessages],
  },
  '/company/contents/event/apply/{-$id}': {
    page: () => import('../../../pages/company/contents/event/apply-page.tsx'),
    words: [listMessages, eventMessages],
  },
  '/company/contents/additional-contents': {
    page: () => import('../../../pages/company/contents/additional-contents-page.tsx'),
    words: [listMessages, articleMessages],
  },
  '/company/contents/additional-contents/$id': {
    page: () => import('../../../pages/company/contents/additional-contents/id-page.tsx'),
    words: [editorMessages, articleMessages],
  },
  '/company/contents/senpai-tips': {
    page: () => import('../../../pages/company/contents/senpai-tips-page.tsx'),
    words: [listMessages, tipMessages],
  },
  '/company/contents/senpai-tips/{-$senpai-tips}/add': {
    page: () => import('../../../pages/company/contents/senpai-tips/add-page.tsx'),
    words: [editorMessages, tipMessages],
  },
  '/company/contents/preview': {
    page: () => import('../../../pages/company/contents/preview-page.tsx'),
    words: [previewMessages, companyViewMessages],
  },
  '/company/contents/preview/company-job/{-$job}': {
    page: () => import('../../../pages/company/contents/preview/company-job-page.tsx'),
    words: [previewMessages, companyViewMessages],
  },
  '/company/contents/preview/company-event/{-$event}': {
    page: () => import('../../../pages/company/contents/preview/company-event-page.tsx'),
    words: [previewMessages, companyViewMessages],
  },
};
const settings: ScreensOf<typeof companySettingsPages> = {};

export const companyScreens = { ...engagement, ...contents, ...settings };
