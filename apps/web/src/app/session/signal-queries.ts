import { showCompanyOffer } from '@engawa/contract/after-offer/company';
import { showStudentOffer } from '@engawa/contract/after-offer/student';
import {
  listApplicants,
  listApplicantsOfJob,
  listExternalApplicants,
  listExternalOfJob,
  showApplicant,
} from '@engawa/contract/applications/company';
import { listMyApplications, showMyApplication } from '@engawa/contract/applications/student';
import { listCompanyConnects } from '@engawa/contract/connect/company';
import { listStudentConnects, showStudentConnect } from '@engawa/contract/connect/student';
import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { listEventApplicants, listEvents } from '@engawa/contract/events/company';
import { showEventToStudent } from '@engawa/contract/events/student';
import { listJobs } from '@engawa/contract/jobs/company';
import { listCompanyThreads, showCompanyThread } from '@engawa/contract/messages/company';
import { listStudentThreads, showStudentThread } from '@engawa/contract/messages/student';
import {
  countCompanyNotices,
  listAllNotifications,
  listUnreadNotifications,
} from '@engawa/contract/notifications/company';
import { countStudentNotices } from '@engawa/contract/notifications/student';
import { showPlan } from '@engawa/contract/plan/company';
import type { Signal, SignalKind } from '@engawa/contract/realtime/schemas';
import { showStudentToCompany } from '@engawa/contract/student-pages/company';
import { showToday } from '@engawa/contract/today/company';
import { listWaiting } from '@engawa/contract/top/student';
import type { QueryClient } from '@tanstack/react-query';
import type { Strategy } from '../../shared/session/auth-jar.ts';

type Refreshed = Readonly<Record<SignalKind, readonly AnyEndpoint[]>>;

/** The only list of which answers each kind of signal invalidates. */
export const refreshedBy: Readonly<Record<Strategy, Refreshed>> = {
  student: {
    connects: [countStudentNotices, listStudentConnects, showStudentConnect],
    messages: [
      countStudentNotices,
      listStudentThreads,
      showStudentThread,
      showStudentOffer,
      listWaiting,
    ],
    apply: [
      countStudentNotices,
      showEventToStudent,
      listMyApplications,
      showMyApplication,
      listWaiting,
      showStudentThread,
    ],
    notifications: [countStudentNotices],
    contents: [showEventToStudent, listWaiting],
  },
  company: {
    connects: [countCompanyNotices, listCompanyConnects, showPlan, showStudentToCompany],
    messages: [
      countCompanyNotices,
      listCompanyThreads,
      showCompanyThread,
      showCompanyOffer,
      showToday,
    ],
    apply: [
      showToday,
      countCompanyNotices,
      listEventApplicants,
      listApplicants,
      listApplicantsOfJob,
      listExternalApplicants,
      listExternalOfJob,
      showApplicant,
      showCompanyThread,
    ],
    notifications: [countCompanyNotices, listUnreadNotifications, listAllNotifications],
    contents: [listJobs, listEvents, showPlan],
  },
};

/**
 * Refetches the visible answers that a signal invalidates; all of them after a gap in the stream,
 * or for a kind that only a newer server sends.
 */
export function refreshFor(client: QueryClient, strategy: Strategy, { kind }: Signal): void {
  const concerned = new Map<string, readonly AnyEndpoint[]>(Object.entries(refreshedBy[strategy]));
  const endpoints = concerned.get(kind);
  if (!endpoints) {
    void client.invalidateQueries();
    return;
  }
  for (const { id } of endpoints) void client.invalidateQueries({ queryKey: [id] });
}
