import type { Db } from '../../../database.ts';

export const listSteps = (db: Db, companyId: string, applicationId: string) =>
  db
    .selectFrom('application_step as step')
    .leftJoin('recruiter', 'recruiter.id', 'step.by_id')
    .where('step.company_id', '=', companyId)
    .where('step.application_id', '=', applicationId)
    .select(['step.at', 'step.kind', 'recruiter.name as by', 'step.detail'])
    .orderBy('step.at')
    .orderBy('step.id')
    .execute();
