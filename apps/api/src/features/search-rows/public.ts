export { searchRowCommands } from './admin.ts';
export { dayNumber, type JobColumn, jobTerms, monthNumber } from './job-columns.ts';
export { jobSource } from './job-source.repo.ts';
export { keepCompanyRows, keepJobRow, updateRows, updateRowsJob } from './keep-rows.ts';
export { askedWords, queryOf } from './words.rules.ts';
