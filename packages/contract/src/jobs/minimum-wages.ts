import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { idSchema } from '../reference/id-schema.ts';
import { prefectures } from '../reference/places/prefectures.ts';

export const showMinimumWages = endpoint({
  id: 'company.jobs.showMinimumWages',
  method: 'GET',
  path: '/v1/company/minimum-wages',
  summary: 'The minimum wages in force, by which the pay of postings and offers is checked.',
  auth: company(0, 1, 2),
  reply: z.object({
    wages: z.array(
      z.object({ prefecture: idSchema(prefectures), yen: z.int(), from: z.iso.date() }),
    ),
  }),
  errors: [],
});
