/**
 * Feature matches. A student's best-matching jobs with reasons and score tips. Decision 057.
 */

import { listMatches as endpoint } from '@engawa/contract/matches/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import { listMatches } from './student/list-matches.ts';

export const matchRoutes = ({ indexes }: { indexes: SearchEngine | undefined }) => [
  bind(endpoint, listMatches(indexes)),
];
