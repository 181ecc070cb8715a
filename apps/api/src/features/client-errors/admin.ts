import { acts, reads, type WithDatabase } from '../../admin/admin-command.ts';
import { describeError } from './client-error.present.ts';
import { forgetErrors, listErrors } from './client-errors.repo.ts';

const mostShown = 50;

export const clientErrorCommands = {
  errors: reads({
    words: {},
    does: `shows the ${mostShown} errors that people’s browsers met last`,
    run: async ({ databases }: WithDatabase) => ({
      errors: await listErrors(databases.commands, mostShown),
    }),
    print: ({ errors }) =>
      errors.length === 0 ? 'No errors.' : errors.map(describeError).join('\n'),
  }),
  'errors forget': acts({
    words: {},
    does: 'forgets all of them',
    run: async ({ tx }) => ({ forgotten: await forgetErrors(tx) }),
    print: ({ forgotten }) => `${forgotten} forgotten.`,
  }),
};
