import type { ReplyOf } from '@engawa/contract/endpoint';
import { linkCompanyFile } from '@engawa/contract/files/company';
import { linkStudentFile } from '@engawa/contract/files/student';
import {
  deleteCompanyMessage,
  deleteCompanyMessageFile,
  discardCompanyMessageFile,
  editCompanyMessage,
  listCompanyThreads,
  readCompanyThread,
  searchCompanyThreads,
  sendCompanyMessage,
  showCompanyThread,
  uploadCompanyMessageFile,
} from '@engawa/contract/messages/company';
import {
  deleteStudentMessage,
  deleteStudentMessageFile,
  discardStudentMessageFile,
  editStudentMessage,
  listStudentThreads,
  readStudentThread,
  searchStudentThreads,
  sendStudentMessage,
  showStudentThread,
  uploadStudentMessageFile,
} from '@engawa/contract/messages/student';
import { countCompanyNotices } from '@engawa/contract/notifications/company';
import { countStudentNotices } from '@engawa/contract/notifications/student';

/** The endpoints of each side, so that the thread's code is the same for both. */
export const studentSide = {
  name: 'student',
  list: listStudentThreads,
  search: searchStudentThreads,
  show: showStudentThread,
  send: sendStudentMessage,
  edit: editStudentMessage,
  remove: deleteStudentMessage,
  removeFile: deleteStudentMessageFile,
  read: readStudentThread,
  upload: uploadStudentMessageFile,
  discard: discardStudentMessageFile,
  link: linkStudentFile,
  counts: countStudentNotices,
} as const;

export const companySide = {
  name: 'company',
  list: listCompanyThreads,
  search: searchCompanyThreads,
  show: showCompanyThread,
  send: sendCompanyMessage,
  edit: editCompanyMessage,
  remove: deleteCompanyMessage,
  removeFile: deleteCompanyMessageFile,
  read: readCompanyThread,
  upload: uploadCompanyMessageFile,
  discard: discardCompanyMessageFile,
  link: linkCompanyFile,
  counts: countCompanyNotices,
} as const;

export type Side = typeof studentSide | typeof companySide;

type StudentThread = ReplyOf<typeof showStudentThread>['thread'];
export type CompanyThread = ReplyOf<typeof showCompanyThread>['thread'];
export type Thread = StudentThread | CompanyThread;
export type Message = ReplyOf<typeof showStudentThread>['messages'][number];
export type Note = ReplyOf<typeof showCompanyThread>['notes'][number];
