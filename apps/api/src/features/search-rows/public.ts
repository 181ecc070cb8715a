export { searchRowCommands } from './admin.ts';
export { type CompanyColumn, companyTerms } from './company-columns.ts';
export { companySource } from './company-source.repo.ts';
export {
  dayNumber,
  type JobColumn,
  jobTerms,
  monthNumber,
  secondsPerPoint,
} from './job-columns.ts';
export { jobSource } from './job-source.repo.ts';
export { keepCompanyRows, keepJobRow, updateRows, updateRowsJob } from './keep-rows.ts';
export { listOutdated as listOutdatedCompanies } from './rows.repo.ts';
