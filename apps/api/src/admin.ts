import { type Language, languages } from '@engawa/contract/language';
import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import type { AdminCommand } from './admin-command.ts';
import { demoRemove } from './demo/admin.ts';
import { everythingHeld } from './everything-held.ts';
import { accountCommands } from './features/account/public.ts';
import { clientErrorCommands } from './features/client-errors/public.ts';
import { jobCommands } from './features/jobs/public.ts';
import { readProfile } from './features/profile/public.ts';
import { reportCommands } from './features/reports/public.ts';
import { scholarshipCommands } from './features/scholarship/public.ts';
import { searchRowCommands } from './features/search-rows/public.ts';
import { inviteRecruiter } from './features/signup/public.ts';
import { studentRowCommands } from './features/student-rows/public.ts';
import { twoStepCommands } from './features/two-step/public.ts';
import { deliveryCheck } from './mails.ts';

const isLanguage = (word: string): word is Language => languages.some((one) => one === word);

/** What the operator does from the command line; there are no screens for it. */
export const apiCommands: Record<string, AdminCommand> = {
  'dead-letters': {
    usage: 'dead-letters',
    does: 'lists jobs that were given up',
    run: async ({ jobs }) => {
      const dead = await jobs.dead();
      if (dead.length === 0) return 'No dead letters.';
      return dead
        .map(({ id, job, failedAt }) => `${failedAt.toISOString()} ${job} ${id}`)
        .join('\n');
    },
  },
  redrive: {
    usage: 'redrive',
    does: 'puts all dead letters back into their queues',
    run: async ({ jobs }) => `${await jobs.redrive()} jobs will be tried again.`,
  },
  'mail-check': {
    usage: 'mail-check <address> [ja|en]',
    does: 'sends a mail to see that the relay works',
    run: async ({ databases, mailer, clock }, [to, language = 'ja']) => {
      if (!to?.includes('@') || !isLanguage(language)) return undefined;
      const mail = { to, language, template: deliveryCheck.name, data: {} };
      await databases.commands.transaction().execute((tx) => mailer.write(tx, [mail], clock.now()));
      return 'The mail is queued; the running server sends it.';
    },
  },
  invite: {
    usage: 'invite <company id> <address> <level 0-3> [ja|en]',
    does: 'invites somebody to a company, for example an owner when none is left to ask',
    run: async (services, [companyId = '', email = '', level = '', language = 'ja']) => {
      const { databases, mailer, clock, origin } = services;
      const known = authorityLevels.ids.find((id) => String(id) === level);
      if (known === undefined || !email.includes('@') || !isLanguage(language)) return undefined;
      await databases.commands.transaction().execute(async (tx) => {
        const invitation = { companyId, email, level: known, invitedBy: null, language };
        const mail = await inviteRecruiter(tx, invitation, origin, clock.now());
        await mailer.write(tx, [mail], clock.now());
      });
      return 'The invitation is queued; the running server sends it.';
    },
  },
  ...scholarshipCommands,
  ...jobCommands,
  ...searchRowCommands,
  ...studentRowCommands(readProfile),
  ...accountCommands(everythingHeld),
  ...twoStepCommands,
  ...reportCommands,
  ...clientErrorCommands,
  'demo-remove': demoRemove,
};

export function usage(commands: Record<string, AdminCommand>): string {
  const lines = Object.values(commands).map(
    (command) => `  npm run admin -- ${command.usage.padEnd(62)} ${command.does}`,
  );
  return ['What should be done?', ...lines].join('\n');
}
