import type { AdminCommand } from '../../admin-command.ts';
import { type ReadProfile, rebuildStudentRows } from './keep-row.ts';

export const studentRowCommands = (readProfile: ReadProfile): Record<string, AdminCommand> => ({
  'students-rebuild': {
    usage: 'students-rebuild',
    does: 'writes again what students are searched by',
    run: async ({ databases: { commands }, clock }) => {
      const done = await rebuildStudentRows({ commands, now: clock.now(), readProfile });
      return `Looked at again: ${done} students.`;
    },
  },
});
