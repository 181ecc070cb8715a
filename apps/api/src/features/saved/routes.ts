import {
  forgetCompany as forgetCompanyEndpoint,
  forgetJob as forgetJobEndpoint,
  listSavedCompanies,
  listSavedJobs,
  saveCompany as saveCompanyEndpoint,
  saveJob as saveJobEndpoint,
} from '@engawa/contract/saved/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { forgetCompany } from './student/forget-company.ts';
import { forgetJob } from './student/forget-job.ts';
import { listCompanies } from './student/list-companies.ts';
import { listJobs } from './student/list-jobs.ts';
import { saveCompany } from './student/save-company.ts';
import { saveJob } from './student/save-job.ts';

export const savedRoutes = () => [
  bind(listSavedJobs, listJobs),
  bind(saveJobEndpoint, saveJob),
  bind(forgetJobEndpoint, forgetJob),
  bind(listSavedCompanies, listCompanies),
  bind(saveCompanyEndpoint, saveCompany),
  bind(forgetCompanyEndpoint, forgetCompany),
];
