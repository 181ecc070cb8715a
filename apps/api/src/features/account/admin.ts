import { CollectedOutbox, type Outbox } from '@engawa/platform/jobs/outbox';
import type { AdminCommand } from '../../admin-command.ts';
import type { Tx } from '../../database.ts';
import type { PersonalData } from '../../personal-data.ts';
import { auditAdmin } from './admin-audit.repo.ts';
import { findStudentByEmail } from './erase.repo.ts';
import { eraseStudent } from './erase-student.ts';
import { unverifyAndTell, verifyAndTell } from './verification.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Change {
  tx: Tx;
  companyId: string;
  now: Date;
  outbox: Outbox;
  origin: string;
}

const companyCommand = (
  name: string,
  does: string,
  change: (change: Change) => Promise<boolean>,
): AdminCommand => ({
  usage: `${name} <company id>`,
  does,
  run: async ({ databases, clock, server, origin }, [companyId = '']) => {
    if (!uuid.test(companyId)) return undefined;
    const now = clock.now();
    return databases.commands.transaction().execute(async (tx) => {
      const outbox = new CollectedOutbox();
      const known = await change({ tx, companyId, now, outbox, origin });
      if (!known) return 'There is no company with this id.';
      await auditAdmin(tx, name, companyId, now);
      await outbox.write(tx, server.outbox, now);
      return `Done: ${companyId}.`;
    });
  },
});

export const accountCommands = (held: readonly PersonalData[]): Record<string, AdminCommand> => ({
  'verify-company': companyCommand(
    'verify-company',
    'notes that a company is what it says: from then on it may find and ask students',
    ({ companyId, ...telling }) => verifyAndTell(telling, companyId),
  ),
  'unverify-company': companyCommand(
    'unverify-company',
    'takes that back: the company sees only students who came to it',
    ({ companyId, ...telling }) => unverifyAndTell(telling, companyId),
  ),
  'erase-student': {
    usage: 'erase-student <address>',
    does: 'erases a student with everything held about them, as they can themselves',
    run: async ({ databases, server, settings, clock, origin }, [email = '']) => {
      if (!email.includes('@')) return undefined;
      const now = clock.now();
      const ownIdentity = settings.OIDC_ISSUER === undefined;
      return databases.commands.transaction().execute(async (tx) => {
        const student = await findStudentByEmail(tx, email);
        const outbox = new CollectedOutbox();
        const erasing = { tx, outbox, now, ownIdentity, origin };
        if (!student || !(await eraseStudent(erasing, held, student.id))) {
          return 'There is no student with this address.';
        }
        await auditAdmin(tx, 'erase-student', student.id, now);
        await outbox.write(tx, server.outbox, now);
        return `Erased ${student.id}; the running server removes the files.`;
      });
    },
  },
});
