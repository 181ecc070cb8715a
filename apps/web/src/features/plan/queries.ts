import { showPlan } from '@engawa/contract/plan/company';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export const planQuery = endpointQuery(showPlan, {});
