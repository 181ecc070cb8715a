import { randomUUID } from 'node:crypto';
import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { eventWith, nobody } from '../contents/events.ts';
import type { TestApp } from '../server/app.ts';
import { idPlaces } from '../strangers/id-places.ts';
import { termsFrom } from '../talk/offers.ts';
import { slotCalls } from '../talk/slots.ts';

/** Ids of one student and of everything a company has about them. */
export type Names = Record<
  | 'student'
  | 'thread'
  | 'application'
  | 'job'
  | 'event'
  | 'list'
  | 'otherList'
  | 'target'
  | 'interviewer'
  | 'applyLabel'
  | 'applyNote'
  | 'applyStage'
  | 'connectLabel'
  | 'threadNote'
  | 'ownMessage'
  | 'ownFile'
  | 'theirMessage'
  | 'theirFile'
  | 'slot'
  | 'notification',
  string
>;

interface Input {
  params?: object;
  query?: object;
  body?: object;
}

/** Features in which ids name the company's own things, unless the place says student. */
const withoutStudents = [
  'account',
  'articles',
  'auth',
  'contact',
  'events',
  'files',
  'general',
  'jobs',
  'leaving',
  'team',
  'tips',
  'twoStep',
];
const namesStudents = /student|thread|application/i;

/** Commands of other features that take ids of the company's own things only. */
const ofNoStudent = [
  'company.applications.deleteLabel',
  'company.applications.deleteStage',
  'company.applications.saveLabel',
  'company.applications.saveStage',
  'company.connect.deleteLabel',
  'company.connect.saveLabel',
  'company.messages.changeTemplate',
  'company.messages.deleteTemplate',
  'company.messages.discardFile',
  'company.saveLists.deleteList',
  'company.saveLists.saveList',
  'company.studentSearch.changeKept',
  'company.studentSearch.forgetSearch',
  'company.targets.beginSetting',
  'company.targets.deleteSetting',
  'company.targets.saveSetting',
];

const takesStudent = (endpoint: AnyEndpoint): boolean => {
  const { id, auth, method } = endpoint;
  if (auth.kind !== 'company' || method === 'GET' || ofNoStudent.includes(id)) return false;
  const places = idPlaces(endpoint);
  const [, feature = ''] = id.split('.');
  if (places.some((place) => namesStudents.test(place))) return true;
  return places.length > 0 && !withoutStudents.includes(feature);
};

/** Every company command that takes a student, or something related to one. */
export const studentCommands: readonly AnyEndpoint[] = endpoints.filter(takesStudent);

const audience = ({ student }: Names) => ({ ...nobody, studentIds: [student] });
const text = { jp: '{name}様', en: null };

export const studentInputs = (test: TestApp): Record<string, (of: Names) => Input> => ({
  'company.saveLists.saveStudents': (of) => ({
    body: { listId: of.list, students: [{ id: of.student }] },
  }),
  'company.saveLists.noteStudent': (of) => ({
    body: { listId: of.list, studentId: of.student, note: 'x' },
  }),
  'company.saveLists.moveStudents': (of) => ({
    body: { fromId: of.list, toId: of.otherList, studentIds: [of.student] },
  }),
  'company.saveLists.removeStudents': (of) => ({
    body: { listId: of.list, studentIds: [of.student] },
  }),
  'company.connect.askStudent': (of) => ({ body: { studentId: of.student, act: 'ask' } }),
  'company.connect.endConnect': (of) => ({ body: { studentId: of.student, act: 'end' } }),
  'company.connect.setLabels': (of) => ({
    body: { studentIds: [of.student], add: [of.connectLabel] },
  }),
  'company.targets.dismissStudent': (of) => ({
    body: { index: of.target, studentId: of.student, reason: 'major' },
  }),
  'company.targets.restoreStudent': (of) => ({
    body: { index: of.target, studentId: of.student },
  }),
  'company.messages.sendMessage': (of) => ({
    body: { threadId: of.thread, clientId: randomUUID(), text: 'x' },
  }),
  'company.messages.readThread': (of) => ({ body: { threadId: of.thread, number: 99 } }),
  'company.messages.editMessage': (of) => ({ body: { id: of.ownMessage, text: 'x' } }),
  'company.messages.deleteFile': (of) => ({ body: { id: of.ownMessage, fileId: of.ownFile } }),
  'company.messages.deleteMessage': (of) => ({ body: { id: of.ownMessage } }),
  'company.messages.addNote': (of) => ({ body: { threadId: of.thread, text: 'x' } }),
  'company.messages.deleteNote': (of) => ({ params: { id: of.threadNote } }),
  'company.messages.assignThread': (of) => ({
    body: { threadId: of.thread, assigneeId: of.interviewer },
  }),
  'company.slots.offerSlots': (of) => ({ body: slotCalls(test).offerBody(of.thread) }),
  'company.slots.moveSlot': (of) => ({ body: { id: of.slot, ...slotCalls(test).moved() } }),
  'company.slots.callOff': (of) => ({ body: { id: of.slot, text: null } }),
  'company.offers.previewOffer': (of) => ({
    body: { id: of.application, terms: termsFrom(test) },
  }),
  'company.offers.makeOffer': (of) => ({
    body: { id: of.application, terms: termsFrom(test), text },
  }),
  'company.offers.extendOffer': (of) => ({ body: { id: of.application, replyBy: '2027-01-31' } }),
  'company.offers.withdrawOffer': (of) => ({ body: { id: of.application, reason: 'x' } }),
  'company.afterOffer.tickStep': (of) => ({
    body: { threadId: of.thread, step: 'employment-terms', done: true },
  }),
  'company.applications.addNote': (of) => ({
    body: { applicationId: of.application, text: 'x' },
  }),
  'company.applications.deleteNote': (of) => ({ params: { id: of.applyNote } }),
  'company.applications.rateApplicant': (of) => ({
    body: { applicationId: of.application, stars: 1, text: null },
  }),
  'company.applications.assign': (of) => ({
    body: { ids: [of.application], assigneeId: of.interviewer },
  }),
  'company.applications.setLabel': (of) => ({
    body: { ids: [of.application], labelId: of.applyLabel },
  }),
  'company.applications.setStage': (of) => ({
    body: { ids: [of.application], stageId: of.applyStage },
  }),
  'company.applications.setStatus': (of) => ({
    body: { ids: [of.application], status: 'in-progress' },
  }),
  'company.applications.previewOutcomes': (of) => ({
    body: { ids: [of.application], result: 'declined', text },
  }),
  'company.applications.giveOutcomes': (of) => ({
    body: { ids: [of.application], result: 'declined', text },
  }),
  'company.applications.undoOutcomes': (of) => ({ body: { ids: [of.application] } }),
  'company.notifications.readNotification': (of) => ({ params: { id: of.notification } }),
  'company.reports.sendReport': (of) => ({
    body: { about: 'message', id: of.theirMessage, reason: 'spam' },
  }),
  'company.jobs.limitJob': (of) => ({ body: { companyJobId: of.job, audience: audience(of) } }),
  'company.events.saveEvent': (of) => ({
    body: {
      eventId: null,
      version: 0,
      inStep: [],
      status: 'limited',
      ...eventWith(test),
      audience: audience(of),
    },
  }),
});
