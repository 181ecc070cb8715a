import { nextTime } from '@engawa/platform/clock/today';
import { sendDailyMails } from '../../src/features/daily-mail/public.ts';
import type { TestApp } from '../server/app.ts';

/** Advances the clock to this hour in Japan. */
export function waitUntil({ clock }: TestApp, hour: number): void {
  const now = clock.now();
  clock.advance((nextTime(hour, now).getTime() - now.getTime()) / 1000);
}

/** Runs the job once, now. */
export const sendWaiting = ({ services, clock }: TestApp, writer = services.server.outbox) =>
  sendDailyMails({
    commands: services.databases.commands,
    writer,
    origin: services.origin,
    now: clock.now(),
  });

export const writtenTo = (test: TestApp, email: string) =>
  test.services.databases.commands
    .selectFrom('mail')
    .select(['template', 'language', 'data'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
