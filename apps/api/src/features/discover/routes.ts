import {
  countDiscovered,
  discoverCompanies,
  discoverJobs,
} from '@engawa/contract/discover/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { countFound } from './student/count-found.ts';
import { listCompanies } from './student/list-companies.ts';
import { listJobs } from './student/list-jobs.ts';

export const discoverRoutes = () => [
  bind(discoverJobs, listJobs),
  bind(discoverCompanies, listCompanies),
  bind(countDiscovered, countFound),
];
