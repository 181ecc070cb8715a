/**
 * Feature search-rows. One narrow search row per open job and per visible company, written in the
 * transaction that changes its source. Decision 048.
 */

export { searchRowCommands } from './admin.ts';
export type { CompanyColumn } from './company-columns.ts';
export { type CompanySearched, companySearched } from './company-row.rules.ts';
export { companySource } from './company-source.repo.ts';
export { companyTerm, dayNumber, type JobColumn, secondsPerPoint } from './job-columns.ts';
export { type JobSearched, jobSearched } from './job-row.rules.ts';
export { jobSource } from './job-source.repo.ts';
export { listOutdated as listOutdatedCompanies } from './rows.repo.ts';
export { updateRows, updateRowsJob, writeCompanyRows, writeJobRow } from './write-rows.ts';
