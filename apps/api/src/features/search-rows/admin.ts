import type { AdminCommand } from '../../admin-command.ts';
import { rebuildRows } from './keep-rows.ts';

export const searchRowCommands: Record<string, AdminCommand> = {
  'search-rebuild': {
    usage: 'search-rebuild',
    does: 'writes again what jobs and companies are searched by',
    run: async ({ databases, clock }) =>
      `Written again: ${await rebuildRows({ commands: databases.commands, now: clock.now() })} companies with their jobs.`,
  },
};
