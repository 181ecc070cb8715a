import type { Ground } from '@engawa/platform/desk/perform';
import type { Tables } from '../database.ts';
import { recordAct } from '../features/account/public.ts';
import type { ApiServices } from '../services.ts';

export const adminContext = (services: ApiServices): Ground<ApiServices, Tables> => ({
  services,
  commands: services.databases.commands,
  clock: services.clock,
  outbox: services.server.outbox,
  note: recordAct,
});
