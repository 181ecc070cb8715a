import { showCompanyToStudent, showJobToStudent } from '@engawa/contract/company-pages/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { showCompany } from './student/show-company.ts';
import { showJob } from './student/show-job.ts';

export const companyPageRoutes = () => [
  bind(showCompanyToStudent, showCompany),
  bind(showJobToStudent, showJob),
];
