import { accountData } from '../features/account/personal-data.ts';
import { afterOfferData } from '../features/after-offer/personal-data.ts';
import { analyticsData } from '../features/analytics/personal-data.ts';
import { applicationData } from '../features/applications/personal-data.ts';
import { audienceData } from '../features/audience/personal-data.ts';
import { authData } from '../features/auth/personal-data.ts';
import { calendarData } from '../features/calendar/personal-data.ts';
import { connectData } from '../features/connect/personal-data.ts';
import { contactData } from '../features/contact/personal-data.ts';
import { contentData } from '../features/contents/personal-data.ts';
import { dailyLineData } from '../features/daily-mail/personal-data.ts';
import { discoverData } from '../features/discover/personal-data.ts';
import { eventData } from '../features/events/personal-data.ts';
import { fileData } from '../features/files/personal-data.ts';
import { jobData } from '../features/jobs/personal-data.ts';
import { messageData } from '../features/messages/personal-data.ts';
import { notificationData } from '../features/notifications/personal-data.ts';
import { offerData } from '../features/offers/personal-data.ts';
import { profileData } from '../features/profile/personal-data.ts';
import { pushData } from '../features/push/personal-data.ts';
import { reportData } from '../features/reports/personal-data.ts';
import { saveListData } from '../features/save-lists/personal-data.ts';
import { savedData } from '../features/saved/personal-data.ts';
import { scholarshipData } from '../features/scholarship/personal-data.ts';
import { settingsData } from '../features/settings/personal-data.ts';
import { shiftData } from '../features/shifts/personal-data.ts';
import { signupData } from '../features/signup/personal-data.ts';
import { slotData } from '../features/slots/personal-data.ts';
import { studentRowData } from '../features/student-rows/personal-data.ts';
import { savedSearchData } from '../features/student-search/personal-data.ts';
import { targetData } from '../features/targets/personal-data.ts';
import { twoStepData } from '../features/two-step/personal-data.ts';
import type { PersonalData } from './personal-data.ts';

export const allPersonalData: readonly PersonalData[] = [
  accountData,
  authData,
  profileData,
  studentRowData,
  settingsData,
  targetData,
  scholarshipData,
  eventData,
  applicationData,
  // After the lock on open applications: an offer that is being made is stored by then.
  offerData,
  savedData,
  calendarData,
  shiftData,
  analyticsData,
  connectData,
  messageData,
  slotData,
  afterOfferData,
  audienceData,
  saveListData,
  discoverData,
  notificationData,
  pushData,
  dailyLineData,
  contactData,
  reportData,
  fileData,
  contentData,
  jobData,
  signupData,
  twoStepData,
  savedSearchData,
];
