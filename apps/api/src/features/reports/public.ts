export { reportCommands } from './admin.ts';
export { countUndecided } from './reports.repo.ts';
