import { type Act, notDone } from '@engawa/platform/desk/command';
import { address, id } from '@engawa/platform/desk/words';
import { type AdminCommand, acts, grave } from '../../admin-command.ts';
import type { Tx } from '../../database.ts';
import type { PersonalData } from '../../personal-data.ts';
import type { ApiServices } from '../../services.ts';
import { planCommands } from './admin-plan.ts';
import { verifyCommand } from './admin-verify.ts';
import { findStudentByEmail } from './erase.repo.ts';
import { eraseStudent } from './erase-student.ts';
import { unverifyAndTell } from './verification.ts';

const noCompany = 'There is no company with this id.';

/** A change that a company's own feature makes, and tells its owners of. */
const companyCommand = (
  does: string,
  change: (
    act: Pick<Act<ApiServices, Tx>, 'tx' | 'outbox' | 'now'> & { origin: string },
    companyId: string,
  ) => Promise<boolean>,
): AdminCommand =>
  acts({
    words: { company: id('company') },
    does,
    run: async ({ tx, outbox, now, services: { origin }, concerns }, { company }) => {
      if (!(await change({ tx, outbox, now, origin }, company))) notDone(noCompany);
      concerns(company);
      return { companyId: company };
    },
    print: ({ companyId }) => `Done: ${companyId}.`,
  });

export const accountCommands = (held: readonly PersonalData[]): Record<string, AdminCommand> => ({
  'verify-company': verifyCommand,
  'unverify-company': companyCommand(
    'takes that back: the company sees only students who came to it',
    unverifyAndTell,
  ),
  'erase-student': grave({
    words: { address: address() },
    does: 'erases a student with everything held about them, as they can themselves',
    run: async ({ tx, outbox, now, services, concerns }, { address: email }) => {
      const { origin, settings } = services;
      const ownIdentity = settings.OIDC_ISSUER === undefined;
      const student = await findStudentByEmail(tx, email);
      const erasing = { tx, outbox, now, ownIdentity, origin };
      if (!student || !(await eraseStudent(erasing, held, student.id))) {
        notDone('There is no student with this address.');
      }
      concerns(student.id);
      return { studentId: student.id };
    },
    print: ({ studentId }) => `Erased ${studentId}; the running server removes the files.`,
  }),
  ...planCommands,
});
