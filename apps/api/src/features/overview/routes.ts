import { showOverview as endpoint } from '@engawa/contract/overview/anyone';
import { bind } from '@engawa/platform/http/endpoint/route';
import { showOverview } from './anyone/show-overview.ts';

export const overviewRoutes = ({ demo }: { demo: boolean }) => [bind(endpoint, showOverview(demo))];
