import type { listEligibleCompanies as endpoint } from '@engawa/contract/jobs/company';
import type { Handler } from '../../../handler.ts';
import { listPartners } from '../sharing/partners.repo.ts';
import { presentCompany } from '../sharing/shares.present.ts';

export const listEligibleCompanies: Handler<typeof endpoint> = async ({ db, actor }) => ({
  companies: (await listPartners(db, actor.companyId)).map(presentCompany),
});
