import { listMatches as endpoint } from '@engawa/contract/matches/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import { listMatches } from './student/list-matches.ts';

export const matchRoutes = ({ indexes }: { indexes: SearchIndexes | undefined }) => [
  bind(endpoint, listMatches(indexes)),
];
