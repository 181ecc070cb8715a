import type { AdminCommand } from '../../admin-command.ts';
import { addPair, deletePair, listPairs, type Pair } from './sharing/partners.repo.ts';
import { deleteSharesBetween } from './sharing/shares.repo.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Undefined where the words name no two companies. */
function pairOf([one = '', other = '']: string[]): Pair | undefined {
  const two = uuid.test(one) && uuid.test(other) && one.toLowerCase() !== other.toLowerCase();
  return two ? [one, other] : undefined;
}

export const jobCommands: Record<string, AdminCommand> = {
  partners: {
    usage: 'partners',
    does: 'lists the companies that may lend each other jobs',
    run: async ({ databases }) => {
      const pairs = await listPairs(databases.commands);
      if (pairs.length === 0) return 'No partners.';
      return pairs
        .map(({ oneId, oneName, otherId, otherName }) =>
          [oneId, oneName, '–', otherId, otherName].join(' '),
        )
        .join('\n');
    },
  },
  'partners-add': {
    usage: 'partners-add <company id> <company id>',
    does: 'lets two companies lend each other their jobs',
    run: async ({ databases }, words) => {
      const pair = pairOf(words);
      if (!pair) return undefined;
      const added = await databases.commands.transaction().execute((tx) => addPair(tx, pair));
      return added ? 'They are partners.' : 'There is no such company.';
    },
  },
  'partners-remove': {
    usage: 'partners-remove <company id> <company id>',
    does: 'ends a partnership, and with it what the two lent each other',
    run: async ({ databases }, words) => {
      const pair = pairOf(words);
      if (!pair) return undefined;
      return databases.commands.transaction().execute(async (tx) => {
        if (!(await deletePair(tx, pair))) return 'They were no partners.';
        return `They are no partners any more; ended shares: ${await deleteSharesBetween(tx, pair)}.`;
      });
    },
  },
};
