import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { saveListOption, studentOption } from './schemas.ts';

export const listAudienceOptions = endpoint({
  id: 'company.audience.listOptions',
  method: 'GET',
  path: '/v1/company/audience-options',
  summary: 'Whom a limited job or event can be shown to: save lists, and students by name or id.',
  auth: company(0, 1, 2),
  query: z.object({
    name: z.string().trim().min(1).max(100).optional(),
    ids: z.string().max(8000).optional(),
  }),
  reply: z.object({
    saveLists: z.array(saveListOption),
    students: z.array(studentOption),
    /** More students match than are listed: typing another letter narrows the list. */
    more: z.boolean(),
    /** False while the company is not verified: it then cannot search students by name. */
    mayFind: z.boolean(),
  }),
  errors: ['reading_budget_spent'],
  slow: { atOnce: 2 },
});
