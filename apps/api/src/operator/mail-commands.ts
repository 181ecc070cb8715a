import { fullLanguages } from '@engawa/contract/language';
import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import { notDone } from '@engawa/platform/desk/command';
import { address, id, oneOf, optional } from '@engawa/platform/desk/words';
import { type AdminAct, acts } from '../admin/admin-command.ts';
import { inviteRecruiter, isCompany } from '../features/signup/public.ts';
import { deliveryCheck } from '../mail/mails.ts';

const language = optional(oneOf(fullLanguages));

export const mailCommands = {
  'mail-check': acts({
    words: { address: address(), language },
    does: 'sends a mail to see that the relay works',
    run: async ({ outbox }, { address: to, language: chosen = 'ja' }) => {
      outbox.mail({ to, language: chosen, template: deliveryCheck.name, data: {} });
      return { to };
    },
    print: () => 'The mail is queued; the running server sends it.',
  }),
  invite: acts({
    words: {
      company: id('company'),
      address: address(),
      level: oneOf(authorityLevels.ids),
      language,
    },
    does: 'invites somebody to a company, for example an owner when none is left to ask',
    run: async (
      { tx, outbox, now, services: { origin }, concerns }: AdminAct<{ origin: string }>,
      said,
    ) => {
      const { company: companyId, address: email, level, language: chosen = 'ja' } = said;
      if (!(await isCompany(tx, companyId))) notDone('There is no company with this id.');
      const invitation = { companyId, email, level, invitedBy: null, name: null, language: chosen };
      outbox.mail(await inviteRecruiter(tx, invitation, origin, now));
      concerns(companyId);
      return { companyId, level };
    },
    print: () => 'The invitation is queued; the running server sends it.',
  }),
};
