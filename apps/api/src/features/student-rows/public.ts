/**
 * Feature student-rows. One narrow search row per student whom companies may find, written in the
 * transaction that changes the profile. Decision 054.
 */

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
