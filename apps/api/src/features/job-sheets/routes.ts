/**
 * Feature job-sheets. A job as a printable sheet (求人票). Decision 063.
 */

import { printJob as printEndpoint } from '@engawa/contract/job-sheets/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { printJob, type SheetServices } from './company/print-job.ts';

export const jobSheetRoutes = (services: SheetServices) => [
  bind(printEndpoint, printJob(services)),
];
