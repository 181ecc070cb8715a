import type { findCompaniesToBlock } from '@engawa/contract/settings/student';
import type { Handler } from '../../../handler.ts';
import { findCompaniesNamed } from '../companies.repo.ts';
import { presentCompany } from '../settings.present.ts';

export const findCompanies: Handler<typeof findCompaniesToBlock> = async ({ db, query }) => ({
  companies: (await findCompaniesNamed(db, query.name)).map(presentCompany),
});
