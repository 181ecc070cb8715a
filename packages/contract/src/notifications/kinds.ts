import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';

/** What a notification can refer to: ids for its link, names for its text. */
export const notificationAbout = z
  .object({
    companyId: z.uuid(),
    /** Null while the company is unverified: our notifications do not quote its texts. */
    company: bilingualName.nullable(),
    studentId: z.uuid(),
    student: z.string(),
    eventId: z.uuid(),
    jobId: z.uuid(),
    closesOn: z.iso.date(),
    /** Title of an event or a job; null while the company is unverified. */
    title: bilingualName.nullable(),
    colleague: z.string(),
    file: z.string(),
    count: z.int(),
    filterId: z.uuid(),
    filter: z.string(),
    threadId: z.uuid(),
    applicationId: z.uuid(),
    days: z.int(),
    startsAt: z.iso.datetime(),
    /** The last day to answer an offer, or the day that a student asks for. */
    day: z.iso.date(),
  })
  .partial();
export type NotificationAbout = z.output<typeof notificationAbout>;

const company = ['companyId', 'company'] as const;
const student = ['studentId', 'student'] as const;
const slot = ['threadId', 'startsAt'] as const;
const job = ['jobId', 'title', 'closesOn'] as const;
const applied = ['applicationId', 'title'] as const;
const event = [...company, 'eventId', 'title'] as const;

/** Fields by kind. For a new kind the compiler asks for text and link in the client. */
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
  studentMovedSlot: [...student, ...slot],
  studentCalledOffSlot: [...student, ...slot],
  releasedFromSlot: [...student, ...slot],
  studentSlotSoon: [...student, ...slot],
  studentLeftSlot: slot,
  studentSharedStay: [...student, 'threadId'],
  filterFits: ['filterId', 'filter', 'count'],
  /** Carries a count unless it is an estimate. */
  searchFits: ['filterId', 'filter'],
  jobClosesSoon: job,
  jobClosed: job,
  savedJobClosing: [...company, ...job],
  applicationInProgress: [...company, ...applied],
  applicationOffered: [...company, ...applied],
  applicationDeclined: [...company, ...applied],
  confirmApplication: [...company, ...applied],
  offerReplySoon: [...company, ...applied, 'day'],
  offerExtended: [...company, ...applied, 'day'],
  offerWithdrawn: [...company, ...applied],
  studentApplied: [...student, ...applied],
  studentWithdrew: [...student, ...applied],
  studentAcceptedOffer: [...student, ...applied],
  studentDeclinedOffer: [...student, ...applied],
  studentAskedOfferTime: [...student, ...applied],
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

export type AboutOf<K extends NotificationKind> = Required<
  Pick<NotificationAbout, (typeof notificationKinds)[K][number]>
>;
