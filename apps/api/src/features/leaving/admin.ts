import { defaultLanguage } from '@engawa/contract/language';
import { notDone } from '@engawa/platform/desk/command';
import { address, flag, id, optional } from '@engawa/platform/desk/words';
import { Refusal } from '@engawa/platform/errors/refusal';
import { type AdminAct, grave } from '../../admin/admin-command.ts';
import type { LeaverWork } from '../../people/leaver-work.ts';
import { deleteMails, deleteTraces } from '../account/public.ts';
import { findMemberByEmail, isAddressUsed } from './colleagues.repo.ts';
import { leave } from './leave.ts';

const nobody = 'There is nobody with this address in this company.';

const sentences: Partial<Record<string, string>> = {
  last_owner: 'They are the only owner: invite another one first.',
  hand_over_needed:
    'They take care of contents: say who does from then on, with --to <address of a colleague>.',
  colleague_not_available: 'The colleague named with --to cannot take contents over.',
};

function explain(error: unknown): never {
  const sentence = error instanceof Refusal ? sentences[error.code] : undefined;
  if (sentence) notDone(sentence);
  throw error;
}

/** For recruiters who ask the operator to be removed, closed accounts included. */
export const leavingCommands = (allLeaverWork: readonly LeaverWork[]) => ({
  'erase-recruiter': grave({
    words: { company: id('company'), address: address(), to: flag(optional(address())) },
    does: 'erases a recruiter from a company, as they can themselves; owners and they are told',
    run: async (
      { tx, outbox, now, services: { origin }, concerns }: AdminAct<{ origin: string }>,
      { company, address: email, to },
    ) => {
      const leaver = (await findMemberByEmail(tx, company, email)) ?? notDone(nobody);
      const heir = to === undefined ? undefined : await findMemberByEmail(tx, company, to);
      if (to !== undefined && !heir) notDone(sentences['colleague_not_available'] ?? nobody);
      const addresses = await leave(
        { tx, outbox, now, origin, language: defaultLanguage },
        allLeaverWork,
        {
          companyId: company,
          accountId: leaver.id,
          to: heir?.id,
          evenIfClosed: true,
        },
      ).catch(explain);
      await deleteTraces(tx, leaver.id);
      // Mails to their former addresses are deleted too, unless another account uses the address.
      for (const one of new Set([email, ...addresses])) {
        if (!(await isAddressUsed(tx, one, now))) await deleteMails(tx, one);
      }
      concerns(leaver.id);
      return { accountId: leaver.id };
    },
    print: ({ accountId }) =>
      `Erased ${accountId}. Where something that stays shows who did it, the name alone stays.`,
  }),
});
