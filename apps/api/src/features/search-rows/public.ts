export { searchRowCommands } from './admin.ts';
export type { CompanyColumn } from './company-columns.ts';
export { type CompanySearched, companySearched } from './company-row.rules.ts';
export { companySource } from './company-source.repo.ts';
export { companyTerm, dayNumber, type JobColumn, secondsPerPoint } from './job-columns.ts';
export { type JobSearched, jobSearched } from './job-row.rules.ts';
export { jobSource } from './job-source.repo.ts';
export { listOutdated as listOutdatedCompanies } from './rows.repo.ts';
export { updateRows, updateRowsJob, writeCompanyRows, writeJobRow } from './write-rows.ts';
