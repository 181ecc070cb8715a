import { type Language, languages } from '@engawa/contract/language';
import { deliveryCheck } from './mails.ts';
import type { ApiServices } from './services.ts';

interface AdminCommand {
  usage: string;
  does: string;
  run(services: ApiServices, words: string[]): Promise<string>;
}

/** What the operator does from the command line; there are no screens for it. */
const commands: Record<string, AdminCommand> = {
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
      if (!to?.includes('@') || !languages.includes(language as Language)) return usage();
      const mail = { to, language: language as Language, template: deliveryCheck.name, data: {} };
      await databases.commands.transaction().execute((tx) => mailer.write(tx, [mail], clock.now()));
      return 'The mail is queued; the running server sends it.';
    },
  },
};

export function usage(): string {
  const lines = Object.values(commands).map(
    (command) => `  npm run admin -- ${command.usage.padEnd(30)} ${command.does}`,
  );
  return ['What should be done?', ...lines].join('\n');
}

export const knowsAdmin = (name: string | undefined): boolean =>
  Object.hasOwn(commands, name ?? '');

export function runAdmin(services: ApiServices, [name = '', ...words]: string[]): Promise<string> {
  return commands[name]?.run(services, words) ?? Promise.resolve(usage());
}
