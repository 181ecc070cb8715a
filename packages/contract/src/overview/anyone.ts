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
    demo: z.boolean(),
    /** False where another OpenID issuer keeps students' addresses and passwords. */
    ownSignIn: z.boolean(),
  }),
  errors: [],
});

export const showHomeParts = endpoint({
  id: 'anyone.overview.showHomeParts',
  method: 'GET',
  path: '/v1/home-parts',
  summary:
    'Markup of the home page that the server writes: the search form, the newest jobs (one of ' +
    'each company) and the newest companies. The first HTML of the home page contains it.',
  auth: anyone,
  reply: z.object({ search: z.string(), newest: z.string() }),
  errors: [],
});
