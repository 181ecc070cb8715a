/**
 * Feature company-pages. A student's pages of one company and one job: what `company-view` shows,
 * and the student's own relation to it (saved, applied, residence verdict).
 */

import { showCompanyToStudent, showJobToStudent } from '@engawa/contract/company-pages/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { showCompany } from './student/show-company.ts';
import { showJob } from './student/show-job.ts';

export const companyPageRoutes = () => [
  bind(showCompanyToStudent, showCompany),
  bind(showJobToStudent, showJob),
];
