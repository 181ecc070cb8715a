export { searchRowCommands } from './admin.ts';
export { keepCompanyRows, keepJobRow, updateRows, updateRowsJob } from './keep-rows.ts';
export { queryOf } from './words.rules.ts';
