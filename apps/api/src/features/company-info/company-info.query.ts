import { query } from '../../query.ts';

export const registeredFacts = query
  .selectFrom('company_info')
  .select(['company_id', 'legal_name', 'corporate_number', 'representative', 'address', 'phone']);
