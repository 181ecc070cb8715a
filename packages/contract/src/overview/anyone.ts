import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';

export const showOverview = endpoint({
  id: 'anyone.overview.showOverview',
  method: 'GET',
  path: '/v1/overview',
  summary: 'Live numbers for the home page, counted from the database.',
  auth: anyone,
  reply: z.object({
    companies: z.int(),
    students: z.int(),
    universities: z.int(),
    /** True where the people and companies are demonstration data. */
    demo: z.boolean(),
  }),
  errors: [],
});
