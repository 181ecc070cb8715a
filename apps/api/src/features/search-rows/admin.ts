import type { Clock } from '@engawa/platform/clock/clock';
import { upkeep, type WithDatabase } from '../../admin/admin-command.ts';
import { rebuildRows } from './write-rows.ts';

export const searchRowCommands = {
  'search-rebuild': upkeep({
    words: {},
    does: 'writes again what jobs and companies are searched by',
    run: async ({ databases, clock }: WithDatabase & { clock: Clock }) => ({
      companies: await rebuildRows({ commands: databases.commands, now: clock.now() }),
    }),
    print: ({ companies }) => `Written again: ${companies} companies with their jobs.`,
  }),
};
