import { companySource } from '../features/search-rows/company-source.repo.ts';
import { jobSource } from '../features/search-rows/job-source.repo.ts';
import { studentSource } from '../features/student-rows/student-source.repo.ts';

export const searchSources = [companySource, jobSource, studentSource] as const;
