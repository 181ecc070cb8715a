import { z } from 'zod';
import { contentId, listQuery, nextCursor } from '../contents/schemas.ts';
import { endpoint, everyLevel } from '../endpoint.ts';
import {
  deleteBody as deleteUploadBody,
  uploadErrors,
  uploadLimits,
  uploadReply,
} from '../files/schemas.ts';
import { threadContext } from './context.ts';
import { messageBody, searchLimits } from './limits.ts';
import {
  changeErrors,
  companyThread,
  deleteBody,
  deleteFileBody,
  editBody,
  flag,
  message,
  note,
  page,
  pageQuery,
  readBody,
  sendBody,
  threadId,
} from './schemas.ts';

/** The stored message; the envelope's `message` is the success text. */
const reply = z.object({ written: message });
/** Filters: unread threads; a connection label; applicants of a job; the caller's own threads. */
const narrowing = {
  unread: flag,
  label: z.uuid().optional(),
  job: contentId.optional(),
  mine: flag,
};

export const listCompanyThreads = endpoint({
  id: 'company.messages.listThreads',
  method: 'GET',
  path: '/v1/company/messages',
  summary: 'The company’s threads, the latest first. Interviewers see those of applicants.',
  auth: everyLevel,
  query: z.object({ ...narrowing, cursor: listQuery.cursor }),
  reply: z.object({ threads: z.array(companyThread), nextCursor }),
  errors: [],
});

export const searchCompanyThreads = endpoint({
  id: 'company.messages.searchThreads',
  method: 'GET',
  path: '/v1/company/messages-search',
  summary: 'Threads in which a student’s name or a text has this word.',
  auth: everyLevel,
  query: z.object({ ...narrowing, word: z.string().trim().min(1).max(100) }),
  reply: z.object({ threads: z.array(companyThread), more: z.boolean() }),
  errors: [],
  limits: searchLimits,
  slow: { atOnce: 2 },
});

const shown = z.object({
  thread: companyThread,
  context: threadContext,
  ...page,
  notes: z.array(note),
});

export const showCompanyThread = endpoint({
  id: 'company.messages.showThread',
  method: 'GET',
  path: '/v1/company/messages/{id}',
  summary:
    'A thread, what it is about, one page of its messages and the notes beside them: the newest, ' +
    'or those before or after a number.',
  auth: everyLevel,
  params: z.object({ id: threadId }),
  query: pageQuery,
  reply: shown,
  errors: [],
});

export const showApplicantThread = endpoint({
  id: 'company.messages.showApplicant',
  method: 'GET',
  path: '/v1/company/messages-applicant/{id}',
  summary: 'The thread with a student, by the student’s id, and its newest page.',
  auth: everyLevel,
  params: z.object({ id: z.uuid() }),
  reply: shown,
  errors: [],
});

export const sendCompanyMessage = endpoint({
  id: 'company.messages.sendMessage',
  method: 'POST',
  path: '/v1/company/messages',
  summary: 'Sends a message. With the client id of one that was sent already, answers that one.',
  auth: everyLevel,
  body: sendBody,
  bodyLimit: messageBody,
  reply,
  recordsItself: true,
  errors: [
    'thread_closed',
    'too_many_messages',
    'messages_used_up',
    'message_sent_otherwise',
    'variables_unfilled',
    'variables_unknown',
    'file_in_use',
  ],
});

export const editCompanyMessage = endpoint({
  id: 'company.messages.editMessage',
  method: 'PUT',
  path: '/v1/company/messages',
  summary: 'Changes the words of one’s own message within two hours.',
  auth: everyLevel,
  body: editBody,
  bodyLimit: messageBody,
  reply,
  says: 'updated',
  errors: [...changeErrors, 'thread_closed', 'variables_unfilled', 'variables_unknown'],
});

export const deleteCompanyMessage = endpoint({
  id: 'company.messages.deleteMessage',
  method: 'POST',
  path: '/v1/company/messages/delete',
  summary: 'Empties one’s own message within two hours; its place in the thread stays.',
  auth: everyLevel,
  body: deleteBody,
  reply,
  says: 'deleted',
  errors: changeErrors,
});

export const deleteCompanyMessageFile = endpoint({
  id: 'company.messages.deleteFile',
  method: 'POST',
  path: '/v1/company/messages/delete-file',
  summary: 'Deletes a file of one’s own message within two hours.',
  auth: everyLevel,
  body: deleteFileBody,
  reply,
  says: 'deleted',
  errors: changeErrors,
});

export const readCompanyThread = endpoint({
  id: 'company.messages.readThread',
  method: 'POST',
  path: '/v1/company/messages/read',
  summary: 'Tells that the company has seen everything up to a number.',
  auth: everyLevel,
  body: readBody,
  reply: z.object({ unread: z.int() }),
  errors: [],
});

export const uploadCompanyMessageFile = endpoint({
  id: 'company.messages.uploadFile',
  method: 'POST',
  path: '/v1/company/upload-file-messages',
  summary: 'Uploads one file for a message that is not sent yet.',
  auth: everyLevel,
  upload: true,
  body: z.strictObject({}),
  reply: uploadReply,
  errors: uploadErrors,
  limits: uploadLimits,
});

export const discardCompanyMessageFile = endpoint({
  id: 'company.messages.discardFile',
  method: 'POST',
  path: '/v1/company/upload-file-messages/delete',
  summary: 'Deletes a file that was uploaded for a message and not sent.',
  auth: everyLevel,
  body: deleteUploadBody,
  reply: z.object({}),
  errors: ['file_in_use'],
});
