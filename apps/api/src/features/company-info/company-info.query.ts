import { query } from '../../query.ts';

/** What companies say of themselves that a register knows too, for whoever compares the two. */
export const registeredFacts = query
  .selectFrom('company_info')
  .select(['company_id', 'legal_name', 'corporate_number', 'representative', 'address', 'phone']);
