import { query } from '../../query.ts';

/** Facts of companies that the official register has too, for comparing the two. */
export const registeredFacts = query
  .selectFrom('company_info')
  .select(['company_id', 'legal_name', 'corporate_number', 'representative', 'address', 'phone']);
