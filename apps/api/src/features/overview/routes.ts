import * as endpoints from '@engawa/contract/overview/anyone';
import { bind } from '@engawa/platform/http/endpoint/route';
import { showNewest } from './anyone/show-newest.ts';
import { showOverview } from './anyone/show-overview.ts';

export const overviewRoutes = ({ demo }: { demo: boolean }) => [
  bind(endpoints.showOverview, showOverview(demo)),
  bind(endpoints.showNewest, showNewest()),
];
