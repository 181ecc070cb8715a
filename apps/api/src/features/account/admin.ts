import { notDone } from '@engawa/platform/desk/command';
import { address, id } from '@engawa/platform/desk/words';
import { type AdminAct, acts, grave } from '../../admin/admin-command.ts';
import type { PersonalData } from '../../people/personal-data.ts';
import { findStudentByEmail } from './erase/erase.repo.ts';
import { eraseStudent } from './erase/erase-student.ts';
import { planCommands } from './plan/admin-plan.ts';
import { verifyCommand } from './verification/admin-verify.ts';
import { unverifyAndNotify } from './verification/verification.ts';

interface Erasing {
  origin: string;
  settings: { OIDC_ISSUER?: string | undefined };
}

const noCompany = 'There is no company with this id.';

/** An act on a company, run by the feature's own function, which notifies the owners. */
const companyCommand = (
  does: string,
  change: (
    act: Pick<AdminAct<unknown>, 'tx' | 'outbox' | 'now'> & { origin: string },
    companyId: string,
  ) => Promise<boolean>,
) =>
  acts({
    words: { company: id('company') },
    does,
    run: async (
      { tx, outbox, now, services: { origin }, concerns }: AdminAct<{ origin: string }>,
      { company },
    ) => {
      if (!(await change({ tx, outbox, now, origin }, company))) notDone(noCompany);
      concerns(company);
      return { companyId: company };
    },
    print: ({ companyId }) => `Done: ${companyId}.`,
  });

export const accountCommands = (personalData: readonly PersonalData[]) => ({
  'verify-company': verifyCommand,
  'unverify-company': companyCommand(
    'takes that back: the company sees only students who came to it',
    unverifyAndNotify,
  ),
  'erase-student': grave({
    words: { address: address() },
    does: 'erases a student with everything held about them, as they can themselves',
    run: async (
      { tx, outbox, now, services: { origin, settings }, concerns }: AdminAct<Erasing>,
      { address: email },
    ) => {
      const ownIdentity = settings.OIDC_ISSUER === undefined;
      const student = await findStudentByEmail(tx, email);
      const erasing = { tx, outbox, now, ownIdentity, origin };
      if (!student || !(await eraseStudent(erasing, personalData, student.id))) {
        notDone('There is no student with this address.');
      }
      concerns(student.id);
      return { studentId: student.id };
    },
    print: ({ studentId }) => `Erased ${studentId}; the running server removes the files.`,
  }),
  ...planCommands,
});
