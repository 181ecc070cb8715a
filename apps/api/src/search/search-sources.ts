import { companySource } from '../features/search-rows/company-source.repo.ts';
import { jobSource } from '../features/search-rows/job-source.repo.ts';
import { studentSource } from '../features/student-rows/student-source.repo.ts';

/** What is searched beside the database, in the order in which it is loaded. */
export const searchSources = [companySource, jobSource, studentSource] as const;
