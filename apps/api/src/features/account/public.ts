export { presentRecruiter, presentStudent, verificationOf } from './account.present.ts';
export { readRecruiter, readStudent } from './account.repo.ts';
export { accountCommands } from './admin.ts';
export { recordAct } from './admin-audit.repo.ts';
export { deleteMails, deleteTraces } from './erase/erase.repo.ts';
export { eraseStudent } from './erase/erase-student.ts';
export {
  companyToVerifyMail,
  companyUnverifiedMail,
  companyVerifiedMail,
} from './mails.ts';
export { closeRecruiter, deleteRecruiter, pauseSearches, updateMember } from './members.repo.ts';
export {
  insertCompany,
  insertRecruiter,
  insertStudent,
  updateCompany,
  updateEmail,
  updatePassword,
  updateStudent,
  updateStudentEmail,
} from './people.repo.ts';
export { setAccountSuspended, setCompanySuspended } from './suspended.repo.ts';
export {
  addUnverifiedInvitations,
  findVerified,
  isVerified,
  verifyCompany,
} from './verification/verification.repo.ts';
export {
  askForVerification,
  notifyIfUnverified,
  type Verifier,
} from './verification/verification.ts';
