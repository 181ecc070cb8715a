/**
 * Feature overview. Figures and newest contents on the public home page.
 */

import * as endpoints from '@engawa/contract/overview/anyone';
import { bind } from '@engawa/platform/http/endpoint/route';
import { showHomeParts } from './anyone/show-home-parts.ts';
import { type Run, showOverview } from './anyone/show-overview.ts';

export const overviewRoutes = (run: Run) => [
  bind(endpoints.showOverview, showOverview(run)),
  bind(endpoints.showHomeParts, showHomeParts()),
];
