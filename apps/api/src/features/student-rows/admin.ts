import { type AdminCommand, upkeep } from '../../admin-command.ts';
import { type ReadProfile, rebuildStudentRows } from './keep-row.ts';

export const studentRowCommands = (readProfile: ReadProfile): Record<string, AdminCommand> => ({
  'students-rebuild': upkeep({
    words: {},
    does: 'writes again what students are searched by',
    run: async ({ databases: { commands }, clock }) => ({
      students: await rebuildStudentRows({ commands, now: clock.now(), readProfile }),
    }),
    print: ({ students }) => `Looked at again: ${students} students.`,
  }),
});
