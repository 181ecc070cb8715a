import { upkeep, type WithDatabase } from '../admin/admin-command.ts';
import { askForBuild } from './search-cluster.repo.ts';

export const searchClusterCommands = {
  'cluster-rebuild': upkeep({
    words: {},
    does: 'has every index of the search cluster built anew, beside the one that is searched meanwhile',
    run: async ({ databases }: WithDatabase) => ({
      sources: await askForBuild(databases.commands),
    }),
    print: ({ sources }) =>
      sources.length === 0
        ? 'No search cluster is followed.'
        : `Asked for: ${sources.join(', ')}. The server that follows the cluster does it.`,
  }),
};
