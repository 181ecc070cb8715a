import type { NotificationAbout } from '@engawa/contract/notifications/kinds';
import type { Notification } from '@engawa/contract/notifications/schemas';
import type { LinkProps } from '@tanstack/react-router';
import type { Strategy } from '../../shared/session/auth-jar.ts';

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

const companyPage = ({ companyId: id = '' }: NotificationAbout): Place => ({
  to: '/talent/company/$id',
  params: { id },
});
const connectPage = ({ companyId: id = '' }: NotificationAbout): Place => ({
  to: '/talent/connect/$id',
  params: { id },
});
const eventPage = ({ companyId: id, eventId: event }: NotificationAbout): Place => ({
  to: '/talent/company/{-$id}/company-event/{-$event}',
  params: { id, event },
});

const studentThread = ({ threadId: id = '' }: NotificationAbout): Place => ({
  to: '/talent/inbox/$id',
  params: { id },
});
const companyThread = ({ threadId: id = '' }: NotificationAbout): Place => ({
  to: '/company/engagement/message/$id',
  params: { id },
});

const companyJob = ({ jobId: id = '' }: NotificationAbout): Place => ({
  to: '/company/contents/job/$id',
  params: { id },
});

const myApplication = ({ applicationId: open = '' }: NotificationAbout): Place => ({
  to: '/talent/activities/applications',
  search: { open },
});
const applicant = ({ applicationId: open = '' }: NotificationAbout): Place => ({
  to: '/company/engagement/applicants',
  search: { open },
});

const talentJob = ({ companyId: id = '', jobId: job }: NotificationAbout): Place => ({
  to: '/talent/company/$id/company-job/{-$job}',
  params: { id, job },
});

const starts: Record<Strategy, Place> = {
  student: { to: '/talent/account' },
  company: { to: '/company/engagement' },
};

type PlaceFor = (about: NotificationAbout, reader: Strategy) => Place;

const places: Record<Notification['kind'], PlaceFor> = {
  companyAsked: connectPage,
  companyAccepted: connectPage,
  companyDeclined: () => ({ to: '/talent/discover/companies' }),
  companyRequestEnded: connectPage,
  eventChanged: eventPage,
  // A cancelled event has no page.
  eventCancelled: companyPage,
  eventPlaceFreed: eventPage,
  studentAsked: () => ({ to: '/company/engagement/connect/waiting' }),
  studentAccepted: () => ({ to: '/company/engagement/connect/connected' }),
  studentRequestEnded: () => ({ to: '/company/engagement/connect/applying' }),
  companyMovedSlot: studentThread,
  companyCalledOffSlot: studentThread,
  companySlotSoon: studentThread,
  studentPickedSlot: companyThread,
  studentAskedOtherSlots: companyThread,
  studentMovedSlot: companyThread,
  studentCalledOffSlot: companyThread,
  releasedFromSlot: companyThread,
  studentSlotSoon: companyThread,
  studentLeftSlot: companyThread,
  studentSharedStay: companyThread,
  filterFits: ({ filterId }) => ({
    to: '/talent/discover/jobs',
    search: filterId ? { kept: filterId } : {},
  }),
  searchFits: ({ filterId }) => ({
    to: '/company/engagement/search',
    search: filterId ? { kept: filterId } : {},
  }),
  jobClosesSoon: companyJob,
  savedJobClosing: talentJob,
  jobClosed: companyJob,
  applicationInProgress: myApplication,
  applicationOffered: myApplication,
  applicationDeclined: myApplication,
  confirmApplication: myApplication,
  offerReplySoon: myApplication,
  offerExtended: myApplication,
  offerWithdrawn: myApplication,
  studentAcceptedOffer: applicant,
  studentDeclinedOffer: applicant,
  studentAskedOfferTime: applicant,
  studentApplied: applicant,
  studentWithdrew: applicant,
  applicantAssigned: applicant,
  applicantsWaiting: () => ({ to: '/company/engagement/applicants', search: { status: 'new' } }),
  companyVerified: () => ({ to: '/company/engagement/search' }),
  companyUnverified: () => ({ to: '/company/settings/company-info' }),
  workHandedOver: () => ({ to: '/company/contents/job' }),
  colleagueLeft: () => ({ to: '/company/settings/team' }),
  fileRemoved: (_, reader) => starts[reader],
  reportDecided: (_, reader) => starts[reader],
  other: (_, reader) => starts[reader],
};

/** The target of a notification; kinds that only a newer server sends lead to the start page. */
export const placeOf = (reader: Strategy, { kind, about }: Notification): Place =>
  (places[kind] ?? places.other)(about, reader);
