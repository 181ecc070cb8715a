import { query } from '../../query.ts';

/** Facts for comparing with the official register. */
export const registeredFacts = query
  .selectFrom('company_info')
  .select(['company_id', 'legal_name', 'corporate_number', 'representative', 'address', 'phone']);
