import type { listFeatures as endpoint } from '@engawa/contract/general/company';
import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import type { Handler } from '../../../handler.ts';

export const listFeatures: Handler<typeof endpoint> = () => ({
  features: companyFeatures.entries.map(({ id, name }) => ({ id, name: { ...name } })),
});
