/**
 * Feature matches. A student's best-matching jobs with reasons and score tips. Decision 057.
 */

import * as endpoints from '@engawa/contract/matches/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import { listMatches } from './student/list-matches.ts';
import { listSteps } from './student/list-steps.ts';

export const matchRoutes = ({ indexes }: { indexes: SearchEngine | undefined }) => [
  bind(endpoints.listMatches, listMatches(indexes)),
  bind(endpoints.listSteps, listSteps(indexes)),
];
