import { saveCompanyAccount, showCompanyAccount } from './account/company.ts';
import { deleteStudentAccount, showStudentAccount } from './account/student.ts';
import {
  changeArticleStatus,
  deleteArticle,
  listArticles,
  saveArticle,
  showArticle,
} from './articles/company.ts';
import { listAudienceOptions } from './audience/company.ts';
import {
  recruiterLogin,
  recruiterLoginSelect,
  refreshSession,
  ssoLogin,
  startSso,
} from './auth/anyone.ts';
import { logOutCompany } from './auth/company.ts';
import { logOutStudent } from './auth/student.ts';
import { showCompanyPreview, showEventPreview, showJobPreview } from './company-view/company.ts';
import { sendStudentContact } from './contact/student.ts';
import { downloadData } from './data-download/anyone.ts';
import { linkDataDownload } from './data-download/student.ts';
import { previewDocument, showDocument } from './documents/student.ts';
import type { AnyEndpoint } from './endpoint.ts';
import {
  changeEventStatus,
  deleteEvent,
  duplicateEvent,
  exportEventApplicants,
  listEventApplicants,
  listEvents,
  saveEvent,
  showEvent,
} from './events/company.ts';
import {
  applyForEvent,
  cancelEvent,
  showEventCalendar,
  showEventToStudent,
} from './events/student.ts';
import { downloadFile, showPicture } from './files/anyone.ts';
import { deleteCompanyFile, linkCompanyFile, uploadCompanyFile } from './files/company.ts';
import { deleteStudentFile, linkStudentFile, uploadStudentFile } from './files/student.ts';
import { listFeatures, saveGeneral, showGeneral } from './general/company.ts';
import {
  changeJobStatus,
  deleteJob,
  duplicateJob,
  endJobSharing,
  limitJob,
  listEligibleCompanies,
  listJobs,
  listLentJobs,
  releaseJob,
  saveJobDraft,
  shareJob,
  showJob,
  showJobSharing,
} from './jobs/company.ts';
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
import { pollCompanySignals, streamCompanySignals } from './realtime/company.ts';
import { pollStudentSignals, streamStudentSignals } from './realtime/student.ts';
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
import {
  changeTipStatus,
  deleteTip,
  listExclusiveDone,
  listTips,
  saveTip,
  showTip,
} from './tips/company.ts';
import { translateContent, translateGeneral, translateJob } from './translation/company.ts';
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
  translateGeneral,
  translateJob,
  translateContent,
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
  streamStudentSignals,
  pollStudentSignals,
  streamCompanySignals,
  pollCompanySignals,
  showGeneral,
  saveGeneral,
  listFeatures,
  listAudienceOptions,
  listJobs,
  changeJobStatus,
  showJob,
  saveJobDraft,
  releaseJob,
  duplicateJob,
  deleteJob,
  limitJob,
  shareJob,
  showJobSharing,
  listEligibleCompanies,
  endJobSharing,
  listLentJobs,
  listEvents,
  showEvent,
  saveEvent,
  changeEventStatus,
  duplicateEvent,
  deleteEvent,
  listEventApplicants,
  exportEventApplicants,
  showEventToStudent,
  applyForEvent,
  cancelEvent,
  showEventCalendar,
  listArticles,
  showArticle,
  saveArticle,
  changeArticleStatus,
  deleteArticle,
  listTips,
  showTip,
  saveTip,
  changeTipStatus,
  deleteTip,
  listExclusiveDone,
  showCompanyPreview,
  showJobPreview,
  showEventPreview,
  listMails,
  showMail,
  listTryAsPeople,
];
