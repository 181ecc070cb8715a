import { printJob as printEndpoint } from '@engawa/contract/job-sheets/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { printJob, type SheetServices } from './company/print-job.ts';

export const jobSheetRoutes = (services: SheetServices) => [
  bind(printEndpoint, printJob(services)),
];
