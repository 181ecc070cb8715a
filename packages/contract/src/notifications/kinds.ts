import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';

/** What a notification can name: ids lead to its place, names are shown. */
export const notificationAbout = z
  .object({
    companyId: z.uuid(),
    /** Null where nobody has verified the company: its own words do not stand in ours. */
    company: bilingualName.nullable(),
    studentId: z.uuid(),
    student: z.string(),
    eventId: z.uuid(),
    jobId: z.uuid(),
    /** The last day to apply, YYYY-MM-DD. */
    closesOn: z.iso.date(),
    /** An event's or a job's; null like the name of its company. */
    title: bilingualName.nullable(),
    /** A colleague's name. */
    colleague: z.string(),
    file: z.string(),
    count: z.int(),
    filterId: z.uuid(),
    /** The name under which the reader keeps a filter or a search. */
    filter: z.string(),
    threadId: z.uuid(),
    applicationId: z.uuid(),
    /** How long somebody has waited. */
    days: z.int(),
    /** Of an appointment. */
    startsAt: z.iso.datetime(),
  })
  .partial();
export type NotificationAbout = z.output<typeof notificationAbout>;

const company = ['companyId', 'company'] as const;
const student = ['studentId', 'student'] as const;
const slot = ['threadId', 'startsAt'] as const;
const job = ['jobId', 'title', 'closesOn'] as const;
const applied = ['applicationId', 'title'] as const;
const event = [...company, 'eventId', 'title'] as const;

/**
 * Every kind, and what each names. A new one has its line here; the compiler then asks for its words
 * and its place in the client (`features/notifications`).
 */
export const notificationKinds = {
  companyAsked: company,
  companyAccepted: company,
  companyDeclined: company,
  companyRequestEnded: company,
  eventChanged: event,
  eventCancelled: event,
  eventPlaceFreed: event,
  studentAsked: student,
  studentAccepted: student,
  studentRequestEnded: student,
  companyMovedSlot: [...company, ...slot],
  companyCalledOffSlot: [...company, ...slot],
  companySlotSoon: [...company, ...slot],
  studentPickedSlot: [...student, ...slot],
  studentAskedOtherSlots: [...student, 'threadId'],
  studentCalledOffSlot: [...student, ...slot],
  studentSlotSoon: [...student, ...slot],
  studentLeftSlot: slot,
  studentSharedStay: [...student, 'threadId'],
  filterFits: ['filterId', 'filter', 'count'],
  /** With the count where it is no estimate. */
  searchFits: ['filterId', 'filter'],
  jobClosesSoon: job,
  jobClosed: job,
  savedJobClosing: [...company, ...job],
  applicationInProgress: [...company, ...applied],
  applicationOffered: [...company, ...applied],
  applicationDeclined: [...company, ...applied],
  confirmApplication: [...company, ...applied],
  studentApplied: [...student, ...applied],
  studentWithdrew: [...student, ...applied],
  applicantAssigned: [...student, ...applied],
  applicantsWaiting: ['count', 'days'],
  companyVerified: [],
  companyUnverified: [],
  workHandedOver: ['colleague', 'count'],
  colleagueLeft: ['colleague'],
  fileRemoved: ['file'],
  reportDecided: [],
} as const satisfies Record<string, readonly (keyof NotificationAbout)[]>;

export type NotificationKind = keyof typeof notificationKinds;

/** What a notification of this kind must name. */
export type AboutOf<K extends NotificationKind> = Required<
  Pick<NotificationAbout, (typeof notificationKinds)[K][number]>
>;
