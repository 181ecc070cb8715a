import { defaultLanguage } from '@engawa/contract/language';
import { notDone } from '@engawa/platform/desk/command';
import { address, id } from '@engawa/platform/desk/words';
import { type AdminAct, grave } from '../../admin/admin-command.ts';
import { findMemberByEmail } from './member.repo.ts';
import { notifyOwner } from './notify-owner.ts';
import { deleteTwoStep, isTwoStepOn } from './two-step.repo.ts';

/** For a sole owner who lost app and codes; in other cases an owner lifts two-step sign-in. */
export const twoStepCommands = {
  'lift-two-step': grave({
    words: { company: id('company'), address: address() },
    does: 'turns two-step sign-in off for a recruiter whom no owner can help',
    run: async (
      { tx, outbox, services: { origin }, concerns }: AdminAct<{ origin: string }>,
      { company, address: email },
    ) => {
      const member = await findMemberByEmail(tx, company, email);
      if (!member || !(await isTwoStepOn(tx, member.id))) {
        notDone('Nobody with this address in this company has two-step sign-in.');
      }
      await deleteTwoStep(tx, member.id);
      notifyOwner({ outbox, origin, language: defaultLanguage }, member, 'off');
      concerns(member.id);
      return { accountId: member.id };
    },
    print: ({ accountId }) =>
      `Done: ${accountId} signs in with the password alone and is told so by mail.`,
  }),
};
