/**
 * Feature saved. Jobs, companies and events that students saved; companies learn sums only.
 */

import {
  forgetCompany,
  forgetJob,
  listSavedCompanies,
  listSavedJobs,
  saveCompany as saveCompanyEndpoint,
  saveJob as saveJobEndpoint,
} from '@engawa/contract/saved/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { presentSavedCompany, presentSavedJob } from './saved.present.ts';
import { deleteSavedCompany, deleteSavedJob } from './saved.repo.ts';
import { listSavedCompanyRows, listSavedJobRows } from './saved-lists.repo.ts';
import { saveCompany } from './student/save-company.ts';
import { saveJob } from './student/save-job.ts';

export const savedRoutes = () => [
  bind(listSavedJobs, async ({ db, actor }) => ({
    jobs: (await listSavedJobRows(db, actor.accountId)).flatMap(presentSavedJob),
  })),
  bind(saveJobEndpoint, saveJob),
  bind(forgetJob, async ({ tx, actor, body }) => {
    await deleteSavedJob(tx, actor.accountId, body.jobId);
    return { saved: false };
  }),
  bind(listSavedCompanies, async ({ db, actor }) => ({
    companies: (await listSavedCompanyRows(db, actor.accountId)).map(presentSavedCompany),
  })),
  bind(saveCompanyEndpoint, saveCompany),
  bind(forgetCompany, async ({ tx, actor, body }) => {
    await deleteSavedCompany(tx, actor.accountId, body.companyId);
    return { saved: false };
  }),
];
