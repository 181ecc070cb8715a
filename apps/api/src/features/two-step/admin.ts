import { defaultLanguage } from '@engawa/contract/language';
import { CollectedOutbox } from '@engawa/platform/jobs/outbox';
import type { AdminCommand } from '../../admin-command.ts';
import { auditAdmin } from '../account/public.ts';
import { findMemberByEmail } from './member.repo.ts';
import { tellOwner } from './tell-owner.ts';
import { deleteTwoStep, isTwoStepOn } from './two-step.repo.ts';

/** For an only owner who has lost app and codes: there is nobody else who could lift it. */
export const twoStepCommands: Record<string, AdminCommand> = {
  'lift-two-step': {
    usage: 'lift-two-step <company id> <address>',
    does: 'turns two-step sign-in off for a recruiter whom no owner can help',
    run: async ({ databases, clock, server, origin }, [companyId = '', email = '']) => {
      if (!email.includes('@')) return undefined;
      const now = clock.now();
      return databases.commands.transaction().execute(async (tx) => {
        const member = await findMemberByEmail(tx, companyId, email);
        if (!member || !(await isTwoStepOn(tx, member.id))) {
          return 'Nobody with this address in this company has two-step sign-in.';
        }
        const outbox = new CollectedOutbox();
        await deleteTwoStep(tx, member.id);
        tellOwner({ outbox, origin, language: defaultLanguage }, member, 'off');
        await auditAdmin(tx, 'lift-two-step', member.id, now);
        await outbox.write(tx, server.outbox, now);
        return `Done: ${member.id} signs in with the password alone and was told so by mail.`;
      });
    },
  },
};
