import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { plans } from '../reference/companies/plans.ts';
import { idSchema } from '../reference/id-schema.ts';

/** Use of a limit; without a limit `most` is null. */
const room = z.object({ most: z.int().nullable(), used: z.int() });

export const showPlan = endpoint({
  id: 'company.plan.showPlan',
  method: 'GET',
  path: '/v1/company/plan',
  summary: 'The company’s plan, and how much of its limits is used.',
  auth: company(0, 1, 2),
  reply: z.object({
    plan: idSchema(plans),
    openJobs: room,
    connectRequests: room,
  }),
  errors: [],
});
