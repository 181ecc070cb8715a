import { CollectedOutbox } from '@engawa/platform/jobs/outbox';
import type { AdminCommand } from '../../admin-command.ts';
import { auditErasure, findStudentByEmail } from './erase.repo.ts';
import { eraseStudent } from './erase-student.ts';

export const accountCommands: Record<string, AdminCommand> = {
  'erase-student': {
    usage: 'erase-student <address>',
    does: 'erases a student with everything held about them, as they can themselves',
    run: async ({ databases, server, settings, clock }, [email = '']) => {
      if (!email.includes('@')) return undefined;
      const now = clock.now();
      const ownIdentity = settings.OIDC_ISSUER === undefined;
      return databases.commands.transaction().execute(async (tx) => {
        const student = await findStudentByEmail(tx, email);
        const outbox = new CollectedOutbox();
        if (!student || !(await eraseStudent({ tx, outbox, now, ownIdentity }, student.id))) {
          return 'There is no student with this address.';
        }
        await auditErasure(tx, student.id, now);
        await outbox.write(tx, server.outbox, now);
        return `Erased ${student.id}; the running server removes the files.`;
      });
    },
  },
};
