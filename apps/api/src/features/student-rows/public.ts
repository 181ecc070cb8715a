export { studentRowCommands } from './admin.ts';
export { saveExposures } from './exposure.repo.ts';
export {
  keepActivity,
  keepStudentRow,
  updateStudentRows,
  updateStudentRowsJob,
} from './keep-row.ts';
export {
  countryNumber,
  type StudentColumn,
  storedNumbers,
  studentTerms,
} from './student-columns.ts';
export { studentSource } from './student-source.repo.ts';
