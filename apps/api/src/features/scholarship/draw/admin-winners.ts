import { personName } from '@engawa/contract/text/person-name';
import { serverSecret } from '@engawa/platform/auth/server-secret.repo';
import { flag, id, oneOf } from '@engawa/platform/desk/words';
import {
  type AdminAct,
  acts,
  grave,
  reads,
  type WithDatabase,
} from '../../../admin/admin-command.ts';
import { type EnteredRow, listEntered, listWinners } from './winners.repo.ts';
import { drawRaffle, nameWinner, removeWinner } from './winners.ts';

const programme = { programme: id('programme') };
const entry = { entry: id('entry') };

const describe = ({ id: entryId, category, studentId, title, wonAt, round }: EnteredRow): string =>
  [
    entryId,
    category,
    `by ${studentId}`,
    ...(title ? [`“${title}”`] : []),
    ...(wonAt ? [`won${round === null ? '' : ` in round ${round}`}`] : []),
  ].join(' ');

/** Records winners. Entries are judged outside the product, and recording notifies nobody. */
export const winnerCommands = {
  'scholarship-entries': reads({
    words: programme,
    does: 'lists the entries of a programme, and which have won',
    noted: (said) => said.programme,
    run: async ({ databases }: WithDatabase, said) => ({
      entries: await listEntered(databases.commands, said.programme),
    }),
    print: ({ entries }) =>
      entries.length === 0 ? 'No entries.' : entries.map(describe).join('\n'),
  }),
  'scholarship-winners': reads({
    words: programme,
    does: 'lists who has won, with their addresses: the product tells nobody',
    noted: (said) => said.programme,
    run: async ({ databases }: WithDatabase, said) => ({
      winners: await listWinners(databases.commands, said.programme),
    }),
    print: ({ winners }) =>
      winners.length === 0
        ? 'Nobody has won yet.'
        : winners.map((one) => `${describe(one)} ${personName(one)} <${one.email}>`).join('\n'),
  }),
  'scholarship-winner': acts({
    words: entry,
    does: 'notes that an entry has won, as long as its category has prizes',
    run: (act, said) => nameWinner(act, said.entry),
    print: ({ entryId, category, prizesLeft }) =>
      `${entryId} has won; prizes left in ${category}: ${prizesLeft}.`,
  }),
  'scholarship-winner-remove': acts({
    words: entry,
    does: 'takes that back',
    run: (act, said) => removeWinner(act, said.entry),
    print: ({ entryId }) => `${entryId} has not won any more.`,
  }),
  'scholarship-draw': grave({
    words: { ...programme, round: flag(oneOf([1, 2, 3])) },
    does: 'draws a round of the raffle, once; a rehearsal draws the same ones',
    run: async (act: AdminAct<WithDatabase>, said) => {
      // Read outside the transaction: a rehearsal would roll back a new secret.
      const secret = await serverSecret(act.services.databases.commands, 'scholarship-draw');
      return drawRaffle({ ...act, secret }, said);
    },
    print: ({ round, prizes, inDraw, entryIds }) =>
      [
        `Round ${round}: ${entryIds.length} of ${inDraw} entries have won one of ${prizes} prizes.`,
        ...entryIds,
      ].join('\n'),
  }),
};
