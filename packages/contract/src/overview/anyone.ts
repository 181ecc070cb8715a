import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
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

const company = { name: bilingualName, logoUrl: z.string().nullable() };

export const showNewest = endpoint({
  id: 'anyone.overview.showNewest',
  method: 'GET',
  path: '/v1/newest',
  summary:
    'The newest jobs that have a public page, one of each company, and the newest companies that ' +
    'have one: at most six of each.',
  auth: anyone,
  reply: z.object({
    jobs: z.array(
      z.object({
        id: z.uuid(),
        title: bilingualName,
        company: z.object(company),
        /** A name instead of an id, so that a visitor's page need not load the table. */
        kind: bilingualName.nullable(),
        places: z.array(bilingualName),
      }),
    ),
    companies: z.array(z.object({ id: z.uuid(), ...company, openJobs: z.int() })),
  }),
  errors: [],
});
