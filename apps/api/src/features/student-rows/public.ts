export { studentRowCommands } from './admin.ts';
export {
  keepActivity,
  keepStudentRow,
  updateStudentRows,
  updateStudentRowsJob,
} from './keep-row.ts';
