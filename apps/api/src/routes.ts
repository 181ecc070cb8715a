import type { Route } from '@engawa/platform/http/endpoint/route';
import type { Settings } from './config.ts';
import type { Verifier } from './features/account/public.ts';
import { accountRoutes } from './features/account/routes.ts';
import { afterOfferRoutes } from './features/after-offer/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import {
  countApplicants,
  countNew,
  countWaitingFor,
  readShared,
  withdrawFromCompanies,
} from './features/applications/public.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { articleRoutes } from './features/articles/routes.ts';
import { audienceRoutes } from './features/audience/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { clientErrorRoutes } from './features/client-errors/routes.ts';
import { companyInfoRoutes } from './features/company-info/routes.ts';
import { companyPageRoutes } from './features/company-pages/routes.ts';
import { companyViewRoutes } from './features/company-view/routes.ts';
import {
  countNewConnections,
  countSent,
  countWaiting,
  endWithBlocked,
  readRequest,
} from './features/connect/public.ts';
import { connectRoutes } from './features/connect/routes.ts';
import { contactAddress } from './features/contact/contact-address.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { dataDownloadRoutes } from './features/data-download/routes.ts';
import { discoverRoutes } from './features/discover/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { emailChangeRoutes } from './features/email-change/routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { generalRoutes } from './features/general/routes.ts';
import { countViews } from './features/insights/public.ts';
import { insightsRoutes } from './features/insights/routes.ts';
import { jobSheetRoutes } from './features/job-sheets/routes.ts';
import { countOpenJobs } from './features/jobs/public.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { leavingRoutes } from './features/leaving/routes.ts';
import { mailboxRoutes } from './features/mailbox/routes.ts';
import { matchRoutes } from './features/matches/routes.ts';
import { countUnread, dropNamedLines } from './features/messages/public.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { deleteNotificationsAbout } from './features/notifications/public.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { offerRoutes } from './features/offers/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { passwordRoutes } from './features/passwords/routes.ts';
import { planRoutes } from './features/plan/routes.ts';
import { postalCodeRoutes } from './features/postal-codes/routes.ts';
import { readProfile } from './features/profile/public.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { realtimeRoutes } from './features/realtime/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { saveListRoutes } from './features/save-lists/routes.ts';
import { savedRoutes } from './features/saved/routes.ts';
import { scholarshipRoutes } from './features/scholarship/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { shiftRoutes } from './features/shifts/routes.ts';
import { signupRoutes } from './features/signup/routes.ts';
import { endBlocked, readAgreed, slotsOf } from './features/slots/public.ts';
import { slotRoutes } from './features/slots/routes.ts';
import { studentPageRoutes } from './features/student-pages/routes.ts';
import { writeStudentRow } from './features/student-rows/public.ts';
import { studentSearchRoutes } from './features/student-search/routes.ts';
import { targetRoutes } from './features/targets/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { tipRoutes } from './features/tips/routes.ts';
import { todayRoutes } from './features/today/routes.ts';
import { topRoutes } from './features/top/routes.ts';
import { translationRoutes } from './features/translation/routes.ts';
import { tryAsRoutes } from './features/try-as/routes.ts';
import { twoStepRoutes } from './features/two-step/routes.ts';
import { allLeaverWork } from './people/all-leaver-work.ts';
import { allPersonalData } from './people/all-personal-data.ts';
import type { ApiServices } from './services.ts';

export const apiRoutes = ({
  files,
  typesetter,
  translator,
  hub,
  databases,
  limits,
  origin,
  sso,
  identity,
  client,
  settings,
  twoStep,
  applications,
  indexes,
  talent,
  push,
}: ApiServices): Route[] => [
  ...overviewRoutes({
    demo: settings.ENGAWA_DEMO,
    ownSignIn: settings.OIDC_ISSUER === undefined,
  }),
  ...clientErrorRoutes({ limits, client }),
  ...authRoutes({ commands: databases.commands, limits, sso, identity, twoStep }),
  ...twoStepRoutes(twoStep),
  ...leavingRoutes({ allLeaverWork, origin }),
  ...emailChangeRoutes({ commands: databases.commands, limits, origin, identity }),
  ...passwordRoutes({ commands: databases.commands, limits, origin }),
  ...signupRoutes({
    commands: databases.commands,
    limits,
    origin,
    verifier: verifierOf(settings, origin),
  }),
  ...accountRoutes({
    ownIdentity: settings.OIDC_ISSUER === undefined,
    origin,
    personalData: allPersonalData,
  }),
  ...profileRoutes(),
  ...postalCodeRoutes(),
  ...documentRoutes({ store: files.store, typesetter }),
  ...scholarshipRoutes(),
  ...settingsRoutes({
    onHunting: (tx, student, now) => writeStudentRow(tx, student, { now, readProfile }),
    onBlocking: async (call, student, companies) => {
      await endWithBlocked({ ...call, origin }, student, companies);
      await withdrawFromCompanies({ ...call, ...applications }, student, companies);
      await endBlocked({ ...call, origin }, student, companies);
      await deleteNotificationsAbout(call.tx, student, companies);
      await dropNamedLines(call.tx, student, companies);
    },
  }),
  ...contactRoutes({ contact: contactAddress(settings), secret: files.secret, origin }),
  ...reportRoutes({ operator: contactAddress(settings) }),
  ...dataDownloadRoutes({
    ...files,
    personalData: allPersonalData,
    describeIdentity: identity?.describe,
  }),
  ...companyInfoRoutes({ verifier: verifierOf(settings, origin) }),
  ...teamRoutes({ commands: databases.commands, limits, origin, allLeaverWork }),
  ...connectRoutes({ origin }),
  ...applicationRoutes({ ...applications, ...files, typesetter }),
  ...offerRoutes({
    ...applications,
    ...files,
    typesetter,
    operator: contactAddress(settings),
  }),
  ...messageRoutes({
    limits,
    files,
    slotsOf,
    context: {
      readApplications: readShared,
      readRequest,
      readAppointments: readAgreed,
    },
  }),
  ...slotRoutes({ limits, slotsOf, origin }),
  ...afterOfferRoutes(),
  ...generalRoutes({ verifier: verifierOf(settings, origin) }),
  ...companyViewRoutes(),
  ...companyPageRoutes(),
  ...discoverRoutes({ indexes }),
  ...matchRoutes({ indexes }),
  ...topRoutes(),
  ...savedRoutes(),
  ...calendarRoutes({ origin, limits }),
  ...shiftRoutes({ origin }),
  ...saveListRoutes({ limits }),
  ...studentPageRoutes({ commands: databases.commands, limits }),
  ...studentSearchRoutes({ talent, limits }),
  ...insightsRoutes(),
  ...targetRoutes({ talent, limits }),
  ...todayRoutes({ talent }),
  ...analyticsRoutes({
    limits,
    origin,
    secret: files.secret,
    keptDays: settings.VIEWS_KEPT_DAYS,
  }),
  ...articleRoutes(),
  ...tipRoutes(),
  ...eventRoutes({ origin }),
  ...planRoutes({ used: { openJobs: countOpenJobs, connectRequests: countSent } }),
  ...jobRoutes({
    countWaiting: countWaitingFor,
    countApplicants,
    countViews,
    operator: contactAddress(settings),
    origin,
  }),
  ...jobSheetRoutes({ typesetter, origin }),
  ...audienceRoutes({ limits }),
  ...translationRoutes({ reads: databases.reads, translator, limits }),
  ...notificationRoutes({
    connects: countWaiting,
    connectsAccept: countNewConnections,
    messages: countUnread,
    apply: countNew,
  }),
  ...pushRoutes({ push }),
  ...fileRoutes(files),
  ...realtimeRoutes({ hub, signals: databases }),
  ...mailboxRoutes(),
  ...tryAsRoutes(),
];

const verifierOf = (settings: Settings, origin: string): Verifier => ({
  origin,
  operator: contactAddress(settings),
  demo: settings.ENGAWA_DEMO,
});
