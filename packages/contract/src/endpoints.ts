import * as accountCompany from './account/company.ts';
import * as accountStudent from './account/student.ts';
import * as afterOfferCompany from './after-offer/company.ts';
import * as afterOfferStudent from './after-offer/student.ts';
import * as analyticsStudent from './analytics/student.ts';
import * as applicationsCompany from './applications/company.ts';
import * as applicationsInside from './applications/inside.ts';
import * as applicationsLabels from './applications/labels.ts';
import * as applicationsOutcomes from './applications/outcomes.ts';
import * as applicationsRecord from './applications/record.ts';
import * as applicationsStages from './applications/selection/stages.ts';
import * as applicationsSent from './applications/sent/files.ts';
import * as applicationsStudent from './applications/student.ts';
import * as articlesCompany from './articles/company.ts';
import * as audienceCompany from './audience/company.ts';
import * as authAnyone from './auth/anyone.ts';
import * as authCompany from './auth/company.ts';
import * as authSessions from './auth/sessions.ts';
import * as authStudent from './auth/student.ts';
import * as calendarAnyone from './calendar/anyone.ts';
import * as calendarStudent from './calendar/student.ts';
import * as clientErrorsAnyone from './client-errors/anyone.ts';
import * as companyInfoCompany from './company-info/company.ts';
import * as companyPagesStudent from './company-pages/student.ts';
import * as companyViewCompany from './company-view/company.ts';
import * as connectCompany from './connect/company.ts';
import * as connectLabels from './connect/labels.ts';
import * as connectStudent from './connect/student.ts';
import * as contactCompany from './contact/company.ts';
import * as contactStudent from './contact/student.ts';
import * as dataDownloadAnyone from './data-download/anyone.ts';
import * as dataDownloadStudent from './data-download/student.ts';
import * as discoverKept from './discover/saved-searches.ts';
import * as discoverStudent from './discover/student.ts';
import * as documentsStudent from './documents/student.ts';
import * as emailChangeAnyone from './email-change/anyone.ts';
import * as emailChangeCompany from './email-change/company.ts';
import * as emailChangeStudent from './email-change/student.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as eventsCompany from './events/company.ts';
import * as eventsStudent from './events/student.ts';
import * as filesAnyone from './files/anyone.ts';
import * as filesCompany from './files/company.ts';
import * as filesStudent from './files/student.ts';
import * as generalCompany from './general/company.ts';
import * as insightsCompany from './insights/company.ts';
import * as jobSheetsCompany from './job-sheets/company.ts';
import * as jobsCompany from './jobs/company.ts';
import * as minimumWages from './jobs/minimum-wages.ts';
import * as jobsStudent from './jobs/student.ts';
import * as leavingCompany from './leaving/company.ts';
import * as mailboxDemo from './mailbox/demo.ts';
import * as matchesStudent from './matches/student.ts';
import * as messagesCompany from './messages/company.ts';
import * as messagesInside from './messages/inside.ts';
import * as messagesStudent from './messages/student.ts';
import * as notificationsCompany from './notifications/company.ts';
import * as notificationsStudent from './notifications/student.ts';
import * as offersCompany from './offers/company.ts';
import * as offersStudent from './offers/student.ts';
import * as overviewAnyone from './overview/anyone.ts';
import * as passwordsAnyone from './passwords/anyone.ts';
import * as passwordsCompany from './passwords/company.ts';
import * as planCompany from './plan/company.ts';
import * as postalCodesCompany from './postal-codes/company.ts';
import * as postalCodesStudent from './postal-codes/student.ts';
import * as profileStudent from './profile/student.ts';
import * as pushStudent from './push/student.ts';
import * as realtimeCompany from './realtime/company.ts';
import * as realtimeStudent from './realtime/student.ts';
import * as reportsCompany from './reports/company.ts';
import * as reportsStudent from './reports/student.ts';
import * as saveListsCompany from './save-lists/company.ts';
import * as saveListsStudents from './save-lists/students.ts';
import * as savedStudent from './saved/student.ts';
import * as scholarshipStudent from './scholarship/student.ts';
import * as settingsCompany from './settings/company.ts';
import * as settingsStudent from './settings/student.ts';
import * as shiftsStudent from './shifts/student.ts';
import * as signupAnyone from './signup/anyone.ts';
import * as slotsCompany from './slots/company.ts';
import * as slotsStudent from './slots/student.ts';
import * as studentPagesCompany from './student-pages/company.ts';
import * as studentSearchCompany from './student-search/company.ts';
import * as studentSearchKept from './student-search/saved-searches.ts';
import * as targetsCompany from './targets/company.ts';
import * as teamCompany from './team/company.ts';
import * as tipsCompany from './tips/company.ts';
import * as todayCompany from './today/company.ts';
import * as topStudent from './top/student.ts';
import * as translationCompany from './translation/company.ts';
import * as tryAsDemo from './try-as/demo.ts';
import * as twoStepCompany from './two-step/company.ts';

/** Exporting an endpoint from one of these modules registers it. */
const declarations: readonly Readonly<Record<string, AnyEndpoint>>[] = [
  overviewAnyone,
  clientErrorsAnyone,
  authAnyone,
  authStudent,
  authCompany,
  authSessions,
  twoStepCompany,
  leavingCompany,
  emailChangeAnyone,
  emailChangeCompany,
  emailChangeStudent,
  passwordsAnyone,
  passwordsCompany,
  signupAnyone,
  accountStudent,
  accountCompany,
  profileStudent,
  postalCodesStudent,
  postalCodesCompany,
  discoverKept,
  discoverStudent,
  matchesStudent,
  todayCompany,
  topStudent,
  documentsStudent,
  scholarshipStudent,
  settingsStudent,
  connectStudent,
  connectCompany,
  connectLabels,
  applicationsStudent,
  applicationsRecord,
  applicationsCompany,
  applicationsSent,
  applicationsLabels,
  applicationsStages,
  applicationsInside,
  applicationsOutcomes,
  messagesStudent,
  messagesCompany,
  messagesInside,
  slotsStudent,
  slotsCompany,
  offersStudent,
  offersCompany,
  afterOfferStudent,
  afterOfferCompany,
  settingsCompany,
  reportsStudent,
  reportsCompany,
  contactStudent,
  contactCompany,
  dataDownloadAnyone,
  dataDownloadStudent,
  translationCompany,
  notificationsStudent,
  pushStudent,
  notificationsCompany,
  filesAnyone,
  filesStudent,
  filesCompany,
  realtimeStudent,
  realtimeCompany,
  companyInfoCompany,
  planCompany,
  generalCompany,
  audienceCompany,
  jobSheetsCompany,
  jobsCompany,
  minimumWages,
  jobsStudent,
  eventsStudent,
  eventsCompany,
  articlesCompany,
  tipsCompany,
  companyViewCompany,
  companyPagesStudent,
  savedStudent,
  calendarStudent,
  calendarAnyone,
  shiftsStudent,
  saveListsCompany,
  saveListsStudents,
  studentPagesCompany,
  studentSearchCompany,
  studentSearchKept,
  analyticsStudent,
  insightsCompany,
  targetsCompany,
  teamCompany,
  mailboxDemo,
  tryAsDemo,
];

/** All endpoints. The server refuses to start unless each is bound exactly once. */
export const endpoints: readonly AnyEndpoint[] = declarations.flatMap((declared) =>
  Object.values(declared),
);
