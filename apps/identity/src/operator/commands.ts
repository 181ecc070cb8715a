import type { Clock } from '@engawa/platform/clock/clock';
import { type Command, commandsOver, notDone } from '@engawa/platform/desk/command';
import { deadJobCommands } from '@engawa/platform/desk/dead-jobs';
import { addressOrId } from '@engawa/platform/desk/words';
import type { JobQueue } from '@engawa/platform/jobs/job-queue';
import { eraseAccount } from '../accounts/erase-account.ts';
import { addKey } from '../provider/signing-key.repo.ts';
import type { Db, Tx } from '../tables.ts';
import { findForOperator } from './accounts.repo.ts';

export interface OperatorServices {
  db: Db;
  jobs: JobQueue;
  clock: Clock;
}

const { reads, upkeep, grave } = commandsOver<Tx>();

const words = { account: addressOrId() };

const find = async (db: Db, account: string) =>
  (await findForOperator(db, account)) ?? notDone('There is no account with this address or id.');

/** Operator commands of a service that runs alone; beside a product, the product has them. */
export const identityCommands: Record<string, Command<OperatorServices, Tx>> = {
  'show-account': reads({
    words,
    does: 'shows the account of an address, or of the subject that a product knows',
    run: async ({ db }: Pick<OperatorServices, 'db'>, said) => ({
      account: await find(db, said.account),
    }),
    print: ({ account }) =>
      [
        `${account.id} <${account.email}>`,
        `Created: ${account.createdAt.toISOString()}`,
        `Confirmed: ${account.confirmedAt?.toISOString() ?? 'no'}`,
      ].join('\n'),
  }),
  'erase-account': grave({
    words,
    does: 'erases an account with its sessions, tokens, links and mails',
    more: 'What a product holds of the person is erased there, with its erase-student.',
    run: async ({ tx, concerns }, said) => {
      const { id } = await find(tx, said.account);
      await eraseAccount(tx, id);
      concerns(id);
      return { accountId: id };
    },
    print: ({ accountId }) => `Erased ${accountId}.`,
  }),
  'rotate-keys': upkeep({
    words: {},
    does: 'lets the service sign with a new key; the old one stays known',
    run: async ({ db, clock }: Pick<OperatorServices, 'db' | 'clock'>) => {
      await addKey(db, clock.now());
      return { signsInMinutes: 5 };
    },
    print: () => 'The new key is published now and signs in five minutes.',
  }),
  ...deadJobCommands<Tx>(),
};
