import { z } from 'zod';
import { listQuery, nextCursor } from '../contents/schemas.ts';
import { endpoint, student } from '../endpoint.ts';
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
  deleteBody,
  deleteFileBody,
  editBody,
  flag,
  message,
  page,
  pageQuery,
  readBody,
  sendBody,
  studentThread,
  threadId,
} from './schemas.ts';

/** The stored message; the envelope's `message` is the success text. */
const reply = z.object({ written: message });

export const listStudentThreads = endpoint({
  id: 'student.messages.listThreads',
  method: 'GET',
  path: '/v1/student/messages',
  summary: 'The student’s threads, the latest first: all, or those with unread messages.',
  auth: student,
  query: z.object({ unread: flag, cursor: listQuery.cursor }),
  reply: z.object({ threads: z.array(studentThread), nextCursor }),
  errors: [],
});

export const searchStudentThreads = endpoint({
  id: 'student.messages.searchThreads',
  method: 'GET',
  path: '/v1/student/messages-search',
  summary: 'Threads in which a company’s name or a text has this word.',
  auth: student,
  query: z.object({ word: z.string().trim().min(1).max(100) }),
  reply: z.object({ threads: z.array(studentThread), more: z.boolean() }),
  errors: [],
  limits: searchLimits,
  slow: { atOnce: 2 },
});

export const showStudentThread = endpoint({
  id: 'student.messages.showThread',
  method: 'GET',
  path: '/v1/student/messages/{id}',
  summary:
    'A thread, what it is about and one page of its messages: the newest, or those before or after ' +
    'a number.',
  auth: student,
  params: z.object({ id: threadId }),
  query: pageQuery,
  reply: z.object({ thread: studentThread, context: threadContext, ...page }),
  errors: [],
});

export const sendStudentMessage = endpoint({
  id: 'student.messages.sendMessage',
  method: 'POST',
  path: '/v1/student/messages',
  summary: 'Sends a message. With the client id of one that was sent already, answers that one.',
  auth: student,
  body: sendBody,
  bodyLimit: messageBody,
  reply,
  recordsItself: true,
  errors: [
    'thread_closed',
    'too_many_messages',
    'messages_used_up',
    'message_sent_otherwise',
    'file_in_use',
  ],
});

export const editStudentMessage = endpoint({
  id: 'student.messages.editMessage',
  method: 'PUT',
  path: '/v1/student/messages',
  summary: 'Changes the words of one’s own message within two hours.',
  auth: student,
  body: editBody,
  bodyLimit: messageBody,
  reply,
  says: 'updated',
  errors: [...changeErrors, 'thread_closed'],
});

export const deleteStudentMessage = endpoint({
  id: 'student.messages.deleteMessage',
  method: 'POST',
  path: '/v1/student/messages/delete',
  summary: 'Empties one’s own message within two hours; its place in the thread stays.',
  auth: student,
  body: deleteBody,
  reply,
  says: 'deleted',
  errors: changeErrors,
});

export const deleteStudentMessageFile = endpoint({
  id: 'student.messages.deleteFile',
  method: 'POST',
  path: '/v1/student/messages/delete-file',
  summary: 'Deletes a file of one’s own message within two hours.',
  auth: student,
  body: deleteFileBody,
  reply,
  says: 'deleted',
  errors: changeErrors,
});

export const readStudentThread = endpoint({
  id: 'student.messages.readThread',
  method: 'POST',
  path: '/v1/student/messages/read',
  summary: 'Tells that everything up to a number has been seen.',
  auth: student,
  body: readBody,
  reply: z.object({ unread: z.int() }),
  errors: [],
});

export const uploadStudentMessageFile = endpoint({
  id: 'student.messages.uploadFile',
  method: 'POST',
  path: '/v1/student/upload-file-messages',
  summary: 'Uploads one file for a message that is not sent yet.',
  auth: student,
  upload: true,
  body: z.strictObject({}),
  reply: uploadReply,
  errors: uploadErrors,
  limits: uploadLimits,
});

export const discardStudentMessageFile = endpoint({
  id: 'student.messages.discardFile',
  method: 'POST',
  path: '/v1/student/upload-file-messages/delete',
  summary: 'Deletes a file that was uploaded for a message and not sent.',
  auth: student,
  body: deleteUploadBody,
  reply: z.object({}),
  errors: ['file_in_use'],
});
