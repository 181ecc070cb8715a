import { notDone } from '@engawa/platform/desk/command';
import { address } from '@engawa/platform/desk/words';
import {
  liftAllUndeliverable,
  liftUndeliverable,
} from '@engawa/platform/mail/delivery/undeliverable.repo';
import { acts, reads, type WithDatabase } from '../admin/admin-command.ts';
import { listUndeliverable } from './undeliverable.repo.ts';

export const undeliverableCommands = {
  undeliverable: reads({
    words: {},
    does: 'lists addresses that mails are no longer sent to, because they were refused for good',
    run: async ({ databases }: WithDatabase) => ({
      addresses: await listUndeliverable(databases.commands),
    }),
    print: ({ addresses }) =>
      addresses.length === 0
        ? 'No undeliverable addresses.'
        : addresses
            .map(
              ({ notedAt, said, address: of, accountId }) =>
                `${notedAt.toISOString()} ${said} ${of ?? 'an address of no account'}${accountId ? ` (${accountId})` : ''}`,
            )
            .join('\n'),
  }),
  'undeliverable lift': acts({
    words: { address: address() },
    does: 'sends mails to this address again',
    run: async ({ tx }, said) => {
      if (!(await liftUndeliverable(tx, said.address))) {
        notDone('This address is not marked as undeliverable.');
      }
      return { lifted: 1 };
    },
    print: () => 'Mails are sent to this address again.',
  }),
  'undeliverable lift-all': acts({
    words: {},
    does: 'sends mails to every address again, after a relay has refused them by mistake',
    run: async ({ tx }) => ({ lifted: await liftAllUndeliverable(tx) }),
    print: ({ lifted }) => `Mails are sent to ${lifted} addresses again.`,
  }),
};
