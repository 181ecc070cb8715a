import { showCompanyAccount } from './account/company.ts';
import { showStudentAccount } from './account/student.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { downloadFile, showPicture } from './files/anyone.ts';
import { deleteCompanyFile, linkCompanyFile, uploadCompanyFile } from './files/company.ts';
import { deleteStudentFile, linkStudentFile, uploadStudentFile } from './files/student.ts';
import { listMails, showMail } from './mailbox/demo.ts';
import { showOverview } from './overview/anyone.ts';
import { pollCompanyEvents, streamCompanyEvents } from './realtime/company.ts';
import { pollStudentEvents, streamStudentEvents } from './realtime/student.ts';

/** Every call of the product. The server refuses to start unless each is bound exactly once. */
export const endpoints: readonly AnyEndpoint[] = [
  showOverview,
  showStudentAccount,
  showCompanyAccount,
  uploadStudentFile,
  deleteStudentFile,
  linkStudentFile,
  uploadCompanyFile,
  deleteCompanyFile,
  linkCompanyFile,
  downloadFile,
  showPicture,
  streamStudentEvents,
  pollStudentEvents,
  streamCompanyEvents,
  pollCompanyEvents,
  listMails,
  showMail,
];
