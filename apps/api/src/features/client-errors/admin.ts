import type { AdminCommand } from '../../admin-command.ts';
import { auditAdmin } from '../account/public.ts';
import { describeError } from './client-error.present.ts';
import { forgetErrors, listErrors } from './client-errors.repo.ts';

const mostShown = 50;

export const clientErrorCommands: Record<string, AdminCommand> = {
  errors: {
    usage: 'errors [forget]',
    does: `shows the ${mostShown} errors that people’s browsers met last, or forgets all of them`,
    run: async ({ databases, clock }, [act, ...more]) => {
      if (more.length > 0 || (act !== undefined && act !== 'forget')) return undefined;
      if (act === 'forget') {
        return databases.commands.transaction().execute(async (tx) => {
          const forgotten = await forgetErrors(tx);
          await auditAdmin(tx, 'errors.forget', null, clock.now());
          return `${forgotten} forgotten.`;
        });
      }
      const errors = await listErrors(databases.commands, mostShown);
      return errors.length === 0 ? 'No errors.' : errors.map(describeError).join('\n');
    },
  },
};
