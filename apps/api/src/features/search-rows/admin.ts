import { type AdminCommand, upkeep } from '../../admin-command.ts';
import { rebuildRows } from './keep-rows.ts';

export const searchRowCommands: Record<string, AdminCommand> = {
  'search-rebuild': upkeep({
    words: {},
    does: 'writes again what jobs and companies are searched by',
    run: async ({ databases, clock }) => ({
      companies: await rebuildRows({ commands: databases.commands, now: clock.now() }),
    }),
    print: ({ companies }) => `Written again: ${companies} companies with their jobs.`,
  }),
};
