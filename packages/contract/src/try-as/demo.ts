import { z } from 'zod';
import { demo, endpoint } from '../endpoint.ts';

export const listTryAsPeople = endpoint({
  id: 'demo.tryAs.listPeople',
  method: 'GET',
  path: '/v1/demo/people',
  summary: 'The fictional recruiters whom a visitor of the demo may sign in as.',
  auth: demo,
  reply: z.object({
    people: z.array(
      z.object({
        email: z.string(),
        password: z.string(),
        name: z.string(),
        note: z.object({ ja: z.string(), en: z.string() }),
      }),
    ),
  }),
  errors: [],
});
