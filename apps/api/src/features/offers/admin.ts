import { reads, type WithDatabase } from '../../admin/admin-command.ts';
import { listWithdrawn } from './offers.repo.ts';

export const offerCommands = {
  'withdrawn-offers': reads({
    words: {},
    does: 'lists offers that companies withdrew, the latest first, with the reason',
    run: async ({ databases }: WithDatabase) => ({
      offers: await listWithdrawn(databases.commands),
    }),
    print: ({ offers }) =>
      offers.length === 0
        ? 'No company withdrew an offer.'
        : offers
            .map(({ applicationId, companyId, jp, en, withdrawnAt, reason }) =>
              [
                withdrawnAt?.toISOString().slice(0, 10) ?? '',
                companyId,
                jp ?? en ?? '',
                applicationId,
                reason ?? '–',
              ].join('  '),
            )
            .join('\n'),
  }),
};
