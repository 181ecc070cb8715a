import { sharedSteps } from '@engawa/contract/applications/schemas';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { query } from '../../../query.ts';

/** The steps that both sides know, of the `application` of the surrounding statement, in order. */
export const stepsOfApplication = jsonArrayFrom(
  query
    .selectFrom('application_step as step')
    .where('step.application_id', '=', sql.ref<string>('application.id'))
    .where('step.kind', 'in', sharedSteps)
    .orderBy('step.at')
    .orderBy('step.id')
    .select(['step.kind', 'step.at']),
);
