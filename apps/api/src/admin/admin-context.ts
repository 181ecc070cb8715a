import type { CommandContext } from '@engawa/platform/desk/perform';
import type { Tables } from '../database.ts';
import { recordAct } from '../features/account/public.ts';
import type { ApiServices } from '../services.ts';

export const adminContext = (services: ApiServices): CommandContext<ApiServices, Tables> => ({
  services,
  commands: services.databases.commands,
  clock: services.clock,
  outbox: services.server.outbox,
  note: recordAct,
});
