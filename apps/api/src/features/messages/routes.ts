/**
 * Feature messages. Threads between a student and a company: `writing/` sends, edits and marks as
 * read, `threads/` lists and shows, `inside/` has the company's notes, assignees and templates,
 * `search/`, `mail/`. Decision 044.
 */

import * as company from '@engawa/contract/messages/company';
import * as inside from '@engawa/contract/messages/inside';
import * as student from '@engawa/contract/messages/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { assignees } from '../../people/assignees.ts';
import type { FileServices } from '../files/public.ts';
import { addNote } from './company/add-note.ts';
import { addTemplate } from './company/add-template.ts';
import { assignThread } from './company/assign-thread.ts';
import { changeTemplate } from './company/change-template.ts';
import { deleteFile as deleteFileOfCompany } from './company/delete-file.ts';
import { deleteMessage as deleteOfCompany } from './company/delete-message.ts';
import { deleteNote } from './company/delete-note.ts';
import { deleteTemplate } from './company/delete-template.ts';
import { discardFile as discardOfCompany } from './company/discard-file.ts';
import { editMessage as editOfCompany } from './company/edit-message.ts';
import { listTemplates } from './company/list-templates.ts';
import { listThreads as listForCompany } from './company/list-threads.ts';
import { searchThreads as searchForCompany } from './company/search-threads.ts';
import { sendMessage as sendOfCompany } from './company/send-message.ts';
import { showApplicant } from './company/show-applicant.ts';
import { showThread as showToCompany } from './company/show-thread.ts';
import { uploadFile as uploadOfCompany } from './company/upload-file.ts';
import type { ThreadServices } from './message-services.ts';
import { deleteFile as deleteFileOfStudent } from './student/delete-file.ts';
import { deleteMessage as deleteOfStudent } from './student/delete-message.ts';
import { discardFile as discardOfStudent } from './student/discard-file.ts';
import { editMessage as editOfStudent } from './student/edit-message.ts';
import { listThreads as listForStudent } from './student/list-threads.ts';
import { searchThreads as searchForStudent } from './student/search-threads.ts';
import { sendMessage as sendOfStudent } from './student/send-message.ts';
import { showThread as showToStudent } from './student/show-thread.ts';
import { uploadFile as uploadOfStudent } from './student/upload-file.ts';
import { readThread as read } from './writing/read-thread.ts';

export const messageRoutes = (services: ThreadServices & { files: FileServices }) => [
  bind(student.listStudentThreads, listForStudent),
  bind(student.searchStudentThreads, searchForStudent),
  bind(student.showStudentThread, showToStudent(services)),
  bind(student.sendStudentMessage, sendOfStudent(services)),
  bind(student.editStudentMessage, editOfStudent(services)),
  bind(student.deleteStudentMessage, deleteOfStudent(services)),
  bind(student.deleteStudentMessageFile, deleteFileOfStudent(services)),
  bind(student.readStudentThread, (call) => read(call, call.body)),
  bind(student.uploadStudentMessageFile, uploadOfStudent(services.files)),
  bind(student.discardStudentMessageFile, discardOfStudent),
  bind(company.listCompanyThreads, listForCompany),
  bind(company.searchCompanyThreads, searchForCompany),
  bind(company.showCompanyThread, showToCompany(services)),
  bind(company.showApplicantThread, showApplicant(services)),
  bind(company.sendCompanyMessage, sendOfCompany(services)),
  bind(company.editCompanyMessage, editOfCompany(services)),
  bind(company.deleteCompanyMessage, deleteOfCompany(services)),
  bind(company.deleteCompanyMessageFile, deleteFileOfCompany(services)),
  bind(company.readCompanyThread, (call) => read(call, call.body)),
  bind(company.uploadCompanyMessageFile, uploadOfCompany(services.files)),
  bind(company.discardCompanyMessageFile, discardOfCompany),
  bind(inside.addThreadNote, addNote),
  bind(inside.deleteThreadNote, deleteNote),
  bind(inside.listAssignees, assignees.thread.list),
  bind(inside.assignThread, assignThread),
  bind(inside.listTemplates, listTemplates),
  bind(inside.addTemplate, addTemplate),
  bind(inside.changeTemplate, changeTemplate),
  bind(inside.deleteTemplate, deleteTemplate),
];
