export { studentRowCommands } from './admin.ts';
export { saveExposures } from './exposure.repo.ts';
export { listOutdated as listOutdatedStudents } from './rows.repo.ts';
export {
  type StudentColumn,
  type StudentSearched,
  storedNumbers,
  studentSearched,
  universityTerm,
} from './student-columns.ts';
export { studentSource } from './student-source.repo.ts';
export {
  type ReadProfile,
  recordActivity,
  updateStudentRows,
  updateStudentRowsJob,
  writeStudentRow,
} from './write-row.ts';
