import { dayInWords } from '@engawa/contract/days/day-words';
import type { NotificationAbout } from '@engawa/contract/notifications/kinds';
import type { Notification } from '@engawa/contract/notifications/schemas';
import { formatDateTime } from '../../shared/format/date-time.ts';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { words as notificationWords } from './words.ja.ts';

export function useNotificationText(): (notification: Notification) => string {
  const t = useWords(notificationWords);
  const company = ({ company: name }: NotificationAbout) =>
    name ? isolated(companyName(name)) : t('unverified');
  const event = ({ title }: NotificationAbout) =>
    title ? isolated(companyName(title)) : t('event');
  const job = ({ title }: NotificationAbout) => (title ? isolated(companyName(title)) : t('job'));
  const student = ({ student: name = '' }: NotificationAbout) => isolated(name);
  const colleague = ({ colleague: name = '' }: NotificationAbout) => isolated(name);
  const texts: Record<Notification['kind'], (about: NotificationAbout) => string> = {
    companyAsked: (about) => t('texts.companyAsked', { company: company(about) }),
    companyAccepted: (about) => t('texts.companyAccepted', { company: company(about) }),
    companyDeclined: (about) => t('texts.companyDeclined', { company: company(about) }),
    companyRequestEnded: (about) => t('texts.companyRequestEnded', { company: company(about) }),
    eventChanged: (about) => t('texts.eventChanged', { event: event(about) }),
    eventCancelled: (about) => t('texts.eventCancelled', { event: event(about) }),
    eventPlaceFreed: (about) => t('texts.eventPlaceFreed', { event: event(about) }),
    studentAsked: (about) => t('texts.studentAsked', { student: student(about) }),
    studentAccepted: (about) => t('texts.studentAccepted', { student: student(about) }),
    studentRequestEnded: (about) => t('texts.studentRequestEnded', { student: student(about) }),
    companyMovedSlot: (about) =>
      t('texts.companyMovedSlot', { company: company(about), at: at(about) }),
    companyCalledOffSlot: (about) =>
      t('texts.companyCalledOffSlot', { company: company(about), at: at(about) }),
    companySlotSoon: (about) =>
      t('texts.companySlotSoon', { company: company(about), at: at(about) }),
    studentPickedSlot: (about) =>
      t('texts.studentPickedSlot', { student: student(about), at: at(about) }),
    studentAskedOtherSlots: (about) =>
      t('texts.studentAskedOtherSlots', { student: student(about) }),
    studentMovedSlot: (about) =>
      t('texts.studentMovedSlot', { student: student(about), at: at(about) }),
    studentCalledOffSlot: (about) =>
      t('texts.studentCalledOffSlot', { student: student(about), at: at(about) }),
    releasedFromSlot: (about) =>
      t('texts.releasedFromSlot', { student: student(about), at: at(about) }),
    studentSlotSoon: (about) =>
      t('texts.studentSlotSoon', { student: student(about), at: at(about) }),
    studentSharedStay: (about) => t('texts.studentSharedStay', { student: student(about) }),
    studentLeftSlot: (about) => t('texts.studentLeftSlot', { at: at(about) }),
    filterFits: ({ filter = '', count = 0 }) =>
      t('texts.filterFits', { filter: isolated(filter), count }),
    searchFits: ({ filter = '', count }) =>
      count === undefined
        ? t('texts.searchFitsSome', { search: isolated(filter) })
        : t('texts.searchFits', { search: isolated(filter), count }),
    jobClosesSoon: (about) => t('texts.jobClosesSoon', { job: event(about), on: closing(about) }),
    savedJobClosing: (about) =>
      t('texts.savedJobClosing', { job: event(about), on: closing(about) }),
    jobClosed: (about) => t('texts.jobClosed', { job: event(about) }),
    applicationInProgress: (about) =>
      t('texts.applicationInProgress', { company: company(about), job: job(about) }),
    applicationOffered: (about) =>
      t('texts.applicationOffered', { company: company(about), job: job(about) }),
    applicationDeclined: (about) =>
      t('texts.applicationDeclined', { company: company(about), job: job(about) }),
    confirmApplication: (about) =>
      t('texts.confirmApplication', { company: company(about), job: job(about) }),
    offerReplySoon: (about) =>
      t('texts.offerReplySoon', { company: company(about), job: job(about), on: on(about) }),
    offerExtended: (about) =>
      t('texts.offerExtended', { company: company(about), job: job(about), on: on(about) }),
    offerWithdrawn: (about) =>
      t('texts.offerWithdrawn', { company: company(about), job: job(about) }),
    studentAcceptedOffer: (about) =>
      t('texts.studentAcceptedOffer', { student: student(about), job: job(about) }),
    studentDeclinedOffer: (about) =>
      t('texts.studentDeclinedOffer', { student: student(about), job: job(about) }),
    studentAskedOfferTime: (about) =>
      t('texts.studentAskedOfferTime', { student: student(about), job: job(about) }),
    studentApplied: (about) =>
      t('texts.studentApplied', { student: student(about), job: job(about) }),
    studentWithdrew: (about) =>
      t('texts.studentWithdrew', { student: student(about), job: job(about) }),
    applicantAssigned: (about) =>
      t('texts.applicantAssigned', { student: student(about), job: job(about) }),
    applicantsWaiting: ({ days = 0, count = 0 }) => t('texts.applicantsWaiting', { days, count }),
    companyVerified: () => t('texts.companyVerified'),
    companyUnverified: () => t('texts.companyUnverified'),
    workHandedOver: (about) =>
      t('texts.workHandedOver', { colleague: colleague(about), count: about.count ?? 0 }),
    colleagueLeft: (about) => t('texts.colleagueLeft', { colleague: colleague(about) }),
    fileRemoved: ({ file = '' }) => t('texts.fileRemoved', { file: isolated(file) }),
    reportDecided: () => t('texts.reportDecided'),
    other: () => t('texts.other'),
  };
  // A newer server sends kinds that this client does not know.
  return ({ kind, about }) => (texts[kind] ?? texts.other)(about);
}

const at = ({ startsAt }: NotificationAbout): string =>
  startsAt === undefined ? '' : formatDateTime(startsAt, language);

const closing = ({ closesOn }: NotificationAbout): string =>
  closesOn === undefined ? '' : dayInWords(closesOn, language);

const on = ({ day }: NotificationAbout): string =>
  day === undefined ? '' : dayInWords(day, language);

/** Isolates a right-to-left name from the direction of the sentence. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
