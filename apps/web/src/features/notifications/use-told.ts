import { dayInWords } from '@engawa/contract/days/day-words';
import type { NotificationAbout } from '@engawa/contract/notifications/kinds';
import type { Notification } from '@engawa/contract/notifications/schemas';
import { formatDateTime } from '../../shared/format/date-time.ts';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { words as notificationWords } from './words.ja.ts';

/** The text of a notification. */
export function useTold(): (notification: Notification) => string {
  const t = useWords(notificationWords);
  const company = ({ company: name }: NotificationAbout) =>
    name ? isolated(companyName(name)) : t('unverified');
  const event = ({ title }: NotificationAbout) =>
    title ? isolated(companyName(title)) : t('event');
  const job = ({ title }: NotificationAbout) => (title ? isolated(companyName(title)) : t('job'));
  const student = ({ student: name = '' }: NotificationAbout) => isolated(name);
  const colleague = ({ colleague: name = '' }: NotificationAbout) => isolated(name);
  const told: Record<Notification['kind'], (about: NotificationAbout) => string> = {
    companyAsked: (about) => t('told.companyAsked', { company: company(about) }),
    companyAccepted: (about) => t('told.companyAccepted', { company: company(about) }),
    companyDeclined: (about) => t('told.companyDeclined', { company: company(about) }),
    companyRequestEnded: (about) => t('told.companyRequestEnded', { company: company(about) }),
    eventChanged: (about) => t('told.eventChanged', { event: event(about) }),
    eventCancelled: (about) => t('told.eventCancelled', { event: event(about) }),
    eventPlaceFreed: (about) => t('told.eventPlaceFreed', { event: event(about) }),
    studentAsked: (about) => t('told.studentAsked', { student: student(about) }),
    studentAccepted: (about) => t('told.studentAccepted', { student: student(about) }),
    studentRequestEnded: (about) => t('told.studentRequestEnded', { student: student(about) }),
    companyMovedSlot: (about) =>
      t('told.companyMovedSlot', { company: company(about), at: at(about) }),
    companyCalledOffSlot: (about) =>
      t('told.companyCalledOffSlot', { company: company(about), at: at(about) }),
    companySlotSoon: (about) =>
      t('told.companySlotSoon', { company: company(about), at: at(about) }),
    studentPickedSlot: (about) =>
      t('told.studentPickedSlot', { student: student(about), at: at(about) }),
    studentAskedOtherSlots: (about) =>
      t('told.studentAskedOtherSlots', { student: student(about) }),
    studentCalledOffSlot: (about) =>
      t('told.studentCalledOffSlot', { student: student(about), at: at(about) }),
    studentSlotSoon: (about) =>
      t('told.studentSlotSoon', { student: student(about), at: at(about) }),
    studentSharedStay: (about) => t('told.studentSharedStay', { student: student(about) }),
    studentLeftSlot: (about) => t('told.studentLeftSlot', { at: at(about) }),
    filterFits: ({ filter = '', count = 0 }) =>
      t('told.filterFits', { filter: isolated(filter), count }),
    searchFits: ({ filter = '', count }) =>
      count === undefined
        ? t('told.searchFitsSome', { search: isolated(filter) })
        : t('told.searchFits', { search: isolated(filter), count }),
    jobClosesSoon: (about) => t('told.jobClosesSoon', { job: event(about), on: closing(about) }),
    savedJobClosing: (about) =>
      t('told.savedJobClosing', { job: event(about), on: closing(about) }),
    jobClosed: (about) => t('told.jobClosed', { job: event(about) }),
    applicationInProgress: (about) =>
      t('told.applicationInProgress', { company: company(about), job: job(about) }),
    applicationOffered: (about) =>
      t('told.applicationOffered', { company: company(about), job: job(about) }),
    applicationDeclined: (about) =>
      t('told.applicationDeclined', { company: company(about), job: job(about) }),
    confirmApplication: (about) =>
      t('told.confirmApplication', { company: company(about), job: job(about) }),
    studentApplied: (about) =>
      t('told.studentApplied', { student: student(about), job: job(about) }),
    studentWithdrew: (about) =>
      t('told.studentWithdrew', { student: student(about), job: job(about) }),
    applicantAssigned: (about) =>
      t('told.applicantAssigned', { student: student(about), job: job(about) }),
    applicantsWaiting: ({ days = 0, count = 0 }) => t('told.applicantsWaiting', { days, count }),
    companyVerified: () => t('told.companyVerified'),
    companyUnverified: () => t('told.companyUnverified'),
    workHandedOver: (about) =>
      t('told.workHandedOver', { colleague: colleague(about), count: about.count ?? 0 }),
    colleagueLeft: (about) => t('told.colleagueLeft', { colleague: colleague(about) }),
    fileRemoved: ({ file = '' }) => t('told.fileRemoved', { file: isolated(file) }),
    reportDecided: () => t('told.reportDecided'),
    other: () => t('told.other'),
  };
  // A newer server sends kinds that this client does not know.
  return ({ kind, about }) => (told[kind] ?? told.other)(about);
}

const at = ({ startsAt }: NotificationAbout): string =>
  startsAt === undefined ? '' : formatDateTime(startsAt, language);

const closing = ({ closesOn }: NotificationAbout): string =>
  closesOn === undefined ? '' : dayInWords(closesOn, language);

/** Isolates a right-to-left name from the direction of the sentence. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
