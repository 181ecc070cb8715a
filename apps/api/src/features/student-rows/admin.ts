import type { Clock } from '@engawa/platform/clock/clock';
import { upkeep, type WithDatabase } from '../../admin/admin-command.ts';
import { type ReadProfile, rebuildStudentRows } from './write-row.ts';

export const studentRowCommands = (readProfile: ReadProfile) => ({
  'students-rebuild': upkeep({
    words: {},
    does: 'writes again what students are searched by',
    run: async ({ databases: { commands }, clock }: WithDatabase & { clock: Clock }) => ({
      students: await rebuildStudentRows({ commands, now: clock.now(), readProfile }),
    }),
    print: ({ students }) => `Looked at again: ${students} students.`,
  }),
});
