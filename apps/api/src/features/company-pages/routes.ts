import { showCompanyToStudent, showJobToStudent } from '@engawa/contract/company-pages/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { showCompany } from './student/show-company.ts';
import { showJob } from './student/show-job.ts';

/** Talent's pages of a company: what it shows, with what the student has to do with it. */
export const companyPageRoutes = () => [
  bind(showCompanyToStudent, showCompany),
  bind(showJobToStudent, showJob),
];
