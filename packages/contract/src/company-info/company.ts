import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { companyInfo, companyInfoBody } from './schemas.ts';

export const showCompanyInfo = endpoint({
  id: 'company.companyInfo.showInfo',
  method: 'GET',
  path: '/v1/company/company-info',
  summary: 'The facts of the company: registration, address, size, contact for complaints.',
  auth: company(0, 1, 2),
  reply: z.object({ company: companyInfo }),
  errors: [],
});

export const saveCompanyInfo = endpoint({
  id: 'company.companyInfo.saveInfo',
  method: 'POST',
  path: '/v1/company/company-info',
  summary:
    'Saves them. The company’s page shows those of them that are public at once. Another registered ' +
    'name or number takes the mark of a verified company until it is verified again.',
  auth: company(0, 1, 2),
  body: companyInfoBody,
  reply: z.object({ company: companyInfo }),
  says: 'updated',
  errors: ['stale_version'],
});
