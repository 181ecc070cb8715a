/**
 * Feature reports. Reports by students and companies, with a copy of the reported text; the
 * operator decides them. Decision 046.
 */

import { sendCompanyReport } from '@engawa/contract/reports/company';
import { sendStudentReport } from '@engawa/contract/reports/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { sendReport as sendOfCompany } from './company/send-report.ts';
import type { ReportServices } from './store-report.ts';
import { sendReport as sendOfStudent } from './student/send-report.ts';

export const reportRoutes = (services: ReportServices) => [
  bind(sendStudentReport, sendOfStudent(services)),
  bind(sendCompanyReport, sendOfCompany(services)),
];
