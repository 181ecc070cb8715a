export { addProgramme } from './add-programme.ts';
export { scholarshipCommands } from './admin.ts';
export { readScholarship } from './read-scholarship.ts';
