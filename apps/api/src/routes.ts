import type { Route } from '@engawa/platform/http/endpoint/route';
import { accountRoutes } from './features/account/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { mailboxRoutes } from './features/mailbox/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { realtimeRoutes } from './features/realtime/routes.ts';
import type { ApiServices } from './services.ts';

export const apiRoutes = ({ files, hub, databases }: ApiServices): Route[] => [
  ...overviewRoutes(),
  ...accountRoutes(),
  ...fileRoutes(files),
  ...realtimeRoutes({ hub, pipeline: databases.pipeline }),
  ...mailboxRoutes(),
];
