/**
 * Feature student-pages. A company's page of one student: profile view, history between the two,
 * match with a target or job, residence verdict. Decision 052.
 */

import { listJobsForStudent, showStudentToCompany } from '@engawa/contract/student-pages/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { listShownJobs } from '../jobs/public.ts';
import { type StudentPageServices, showStudent } from './company/show-student.ts';

export const studentPageRoutes = (services: StudentPageServices) => [
  bind(showStudentToCompany, showStudent(services)),
  bind(listJobsForStudent, async ({ db, actor }) => ({
    jobs: (await listShownJobs(db, actor.companyId)).map(({ id, document: { jp, en } }) => ({
      id,
      title: { jp: jp?.position ?? null, en: en?.position ?? null },
    })),
  })),
];
