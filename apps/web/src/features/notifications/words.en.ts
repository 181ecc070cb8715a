import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Notifications',
  intro: 'News for your company, such as connect requests and answers to them.',
  unread: 'Unread',
  all: 'All',
  lists: 'Which notifications',
  isUnread: 'Unread',
  read: 'Mark “{text}” as read',
  readAll: 'Mark all as read',
  more: 'Show more',
  settings: 'Email settings',
  unverified: 'A company that is not verified',
  event: 'The event you applied for',
  job: 'the job you applied for',
  empty: {
    none: 'No notifications yet',
    studentText: 'Requests from companies and changes to your events will appear here.',
    companyText: 'Requests from students and answers to yours will appear here.',
    allRead: 'Nothing unread',
    allReadText: 'Earlier notifications are under “All”.',
  },
  texts: {
    companyAsked: '{company} would like to connect with you.',
    companyAccepted: '{company} accepted your request. You are now connected.',
    companyDeclined: '{company} did not accept this time. There are many other companies to meet.',
    companyRequestEnded:
      '{company}: the request had no answer for 14 days and has ended. You can ask again.',
    eventChanged: '{event} has a new time or place. Please have a look.',
    eventCancelled: '{event} has been cancelled by the company.',
    eventPlaceFreed: '{event}: a place has opened up, and you are going.',
    studentAsked: '{student} would like to connect with your company.',
    studentAccepted: '{student} accepted your request. You are now connected.',
    studentRequestEnded: '{student}: the request had no answer for 14 days and has ended.',
    companyMovedSlot: '{company} moved your meeting to {at} (Japan time).',
    companyCalledOffSlot: '{company} called off the meeting on {at} (Japan time).',
    companySlotSoon: '{company}: your meeting is on {at} (Japan time).',
    studentPickedSlot: '{student} chose {at} for the meeting.',
    studentAskedOtherSlots: '{student} asks for other times for the meeting.',
    studentCalledOffSlot: '{student} called off the meeting on {at}.',
    studentSlotSoon: '{student}: your meeting is on {at}.',
    studentLeftSlot: 'Your meeting on {at} is off. The student is not available.',
    studentSharedStay: '{student} shared the papers and dates for changing their status.',
    searchFits:
      '{count, plural, one {# new student fits} other {# new students fit}} your search “{search}”.',
    searchFitsSome: 'New students fit your search “{search}”.',
    filterFits:
      'New for your filter “{filter}”: {count, plural, one {# result} other {# results}}.',
    jobClosesSoon: '“{job}” takes applications until {on} and then closes automatically.',
    savedJobClosing: '“{job}”, which you saved, closes on {on}.',
    jobClosed: '“{job}” is past its deadline and has closed.',
    applicationInProgress: '{company} has begun to look at your application for “{job}”.',
    applicationOffered: '{company} has answered your application for “{job}”. Congratulations!',
    applicationDeclined: '{company} has answered your application for “{job}”.',
    confirmApplication:
      'Did you finish applying to {company} for “{job}”? If so, please mark it as applied.',
    studentApplied: '{student} has applied for “{job}”.',
    studentWithdrew: '{student} has withdrawn the application for “{job}”.',
    applicantAssigned: '{student} (“{job}”) was assigned to you.',
    applicantsWaiting:
      '{count, plural, one {# applicant has} other {# applicants have}} been waiting {days, number} days for an answer.',
    companyVerified: 'Your company is verified. You can now find students and ask to connect.',
    companyUnverified:
      'Your company is not verified any more, for example because its registered details changed. Until we have checked it, you cannot find students.',
    workHandedOver: 'You took over {count, plural, one {# item} other {# items}} from {colleague}.',
    colleagueLeft: '{colleague} has left the company’s account.',
    fileRemoved:
      'We removed “{file}”, which you uploaded, because it may contain a virus. Please use another file.',
    reportDecided: 'We have looked into what you reported. The result is in your email.',
    other: 'An earlier notification.',
  },
};
