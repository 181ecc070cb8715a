import type { listSavedCompanies as endpoint } from '@engawa/contract/saved/student';
import type { Handler } from '../../../handler.ts';
import { presentSavedCompany } from '../saved.present.ts';
import { listSavedCompanyRows } from '../saved-lists.repo.ts';

export const listCompanies: Handler<typeof endpoint> = async ({ db, actor }) => ({
  companies: (await listSavedCompanyRows(db, actor.accountId)).map(presentSavedCompany),
});
