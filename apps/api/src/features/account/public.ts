export { presentRecruiter, presentStudent } from './account.present.ts';
export { readRecruiter, readStudent } from './account.repo.ts';
export { accountCommands } from './admin.ts';
export {
  insertCompany,
  insertRecruiter,
  insertStudent,
  updateCompany,
  updatePassword,
  updateStudent,
} from './people.repo.ts';
export { verifyCompany } from './verification.repo.ts';
