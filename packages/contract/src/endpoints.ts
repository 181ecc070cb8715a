import { saveCompanyAccount, showCompanyAccount } from './account/company.ts';
import { deleteStudentAccount, showStudentAccount } from './account/student.ts';
import {
  recruiterLogin,
  recruiterLoginSelect,
  refreshSession,
  ssoLogin,
  startSso,
} from './auth/anyone.ts';
import { logOutCompany } from './auth/company.ts';
import { logOutStudent } from './auth/student.ts';
import { sendStudentContact } from './contact/student.ts';
import { downloadData } from './data-download/anyone.ts';
import { linkDataDownload } from './data-download/student.ts';
import { previewDocument, showDocument } from './documents/student.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { downloadFile, showPicture } from './files/anyone.ts';
import { deleteCompanyFile, linkCompanyFile, uploadCompanyFile } from './files/company.ts';
import { deleteStudentFile, linkStudentFile, uploadStudentFile } from './files/student.ts';
import { listMails, showMail } from './mailbox/demo.ts';
import { countCompanyNotices } from './notifications/company.ts';
import { countStudentNotices } from './notifications/student.ts';
import { showOverview } from './overview/anyone.ts';
import {
  resetPassword,
  resetPasswordSelect,
  sendPasswordMail,
  showPasswordReset,
} from './passwords/anyone.ts';
import {
  attachResumeFile,
  deleteResumeFile,
  saveBasic,
  saveCareer,
  saveEducation,
  saveLanguages,
  saveLinks,
  saveResidence,
  saveResume,
  saveStory,
  saveWork,
  showMyAccount,
  showPreview,
} from './profile/student.ts';
import { pollCompanyEvents, streamCompanyEvents } from './realtime/company.ts';
import { pollStudentEvents, streamStudentEvents } from './realtime/student.ts';
import { addEntry, deleteEntry, listProgrammes, saveEntry } from './scholarship/student.ts';
import {
  findCompaniesToBlock,
  saveStudentSettings,
  showStudentSettings,
} from './settings/student.ts';
import {
  registerInvited,
  showInvitation,
  showSignUp,
  signUpCompany,
  startSignUp,
} from './signup/anyone.ts';
import { listTryAsPeople } from './try-as/demo.ts';

/** Every call of the product. The server refuses to start unless each is bound exactly once. */
export const endpoints: readonly AnyEndpoint[] = [
  showOverview,
  startSso,
  ssoLogin,
  recruiterLogin,
  recruiterLoginSelect,
  showInvitation,
  registerInvited,
  refreshSession,
  logOutStudent,
  logOutCompany,
  sendPasswordMail,
  showPasswordReset,
  resetPassword,
  resetPasswordSelect,
  startSignUp,
  showSignUp,
  signUpCompany,
  showStudentAccount,
  deleteStudentAccount,
  showMyAccount,
  showPreview,
  saveBasic,
  saveResidence,
  saveEducation,
  saveLanguages,
  saveCareer,
  saveWork,
  saveStory,
  saveLinks,
  saveResume,
  attachResumeFile,
  deleteResumeFile,
  showDocument,
  previewDocument,
  listProgrammes,
  addEntry,
  saveEntry,
  deleteEntry,
  showStudentSettings,
  saveStudentSettings,
  findCompaniesToBlock,
  sendStudentContact,
  linkDataDownload,
  downloadData,
  showCompanyAccount,
  saveCompanyAccount,
  countStudentNotices,
  countCompanyNotices,
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
  listTryAsPeople,
];
