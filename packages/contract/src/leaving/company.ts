import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';
import { authorityLevels } from '../reference/companies/authority-levels.ts';
import { idSchema } from '../reference/id-schema.ts';
import { work } from '../team/schemas.ts';

export const showLeaving = endpoint({
  id: 'company.leaving.showLeaving',
  method: 'GET',
  path: '/v1/company/leaving',
  summary: 'What the recruiter would hand over when leaving the company, and who could take it.',
  auth: everyLevel,
  reply: z.object({
    /** The last owner cannot leave before the company has another one. */
    isLastOwner: z.boolean(),
    work,
    colleagues: z.array(
      z.object({ id: z.uuid(), name: z.string(), role: idSchema(authorityLevels) }),
    ),
  }),
  errors: [],
});

export const leaveCompany = endpoint({
  id: 'company.leaving.leaveCompany',
  method: 'POST',
  path: '/v1/company/leaving',
  summary:
    'Ends the recruiter’s own account in the company and hands their work to a colleague; what they ' +
    'wrote keeps their name. Not for the last owner.',
  auth: everyLevel,
  fresh: true,
  body: z.strictObject({ handOverTo: z.uuid().optional() }),
  reply: z.object({}),
  says: 'left_company',
  errors: ['last_owner', 'hand_over_needed', 'colleague_not_available'],
});
