import { defaultLanguage } from '@engawa/contract/language';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db } from '../../../database.ts';
import { notify } from '../../notifications/public.ts';
import { applicationMails } from '../mails.ts';
import { findCompanyAddressees } from '../notify/addressees.repo.ts';
import type { NotifyContext } from '../notify/notify-company.ts';
import { notifyStudent } from '../notify/notify-student.ts';
import { lockStudentOf } from '../sending/student.repo.ts';
import { nudgeOf } from './nudge.rules.ts';
import { type DueNudge, listDueNudges, lockDueNudges, setNudge } from './nudges.repo.ts';

/** Every ten minutes: reminds companies of applicants, and students to confirm applications. */
export const nudgeJob = defineJob<Record<string, never>>('nudge-applications', {
  cron: '*/10 * * * *',
  once: true,
});

interface Nudging {
  commands: Db;
  writer: OutboxWriter;
  now: Date;
  origin: string;
}

const atOnce = 500;

export async function nudge(nudging: Nudging): Promise<void> {
  const due = await listDueNudges(nudging.commands, nudging.now, atOnce);
  for (const one of due.filter(({ appliedAt }) => appliedAt === null)) {
    await askStudent(nudging, one);
  }
  const waiting = due.filter(({ appliedAt }) => appliedAt !== null);
  const groups = Map.groupBy(waiting, ({ companyId, assigneeId }) => `${companyId} ${assigneeId}`);
  for (const group of groups.values()) await notifyCompany(nudging, group);
}

/** For an application on the company's own page: was it sent? */
async function askStudent(
  { commands, writer, now, origin }: Nudging,
  { id, studentId }: DueNudge,
): Promise<void> {
  await commands.transaction().execute(async (tx) => {
    if (studentId) await lockStudentOf(tx, studentId);
    const [due] = await lockDueNudges(tx, [id], now);
    if (!due) return;
    await setNudge(tx, id, null);
    if (due.status !== 'new' || due.appliedAt !== null) return;
    const outbox = new CollectedOutbox();
    await notifyStudent({ tx, outbox, now, origin }, id, 'confirmApplication');
    await outbox.write(tx, writer, now);
  });
}

/** One notification per waiting time, to the assignee, else to everybody who recruits. */
async function notifyCompany(
  { commands, writer, now, origin }: Nudging,
  group: readonly DueNudge[],
): Promise<void> {
  await commands.transaction().execute(async (tx) => {
    const outbox = new CollectedOutbox();
    const counts = new Map<3 | 7, number>();
    const ids = group.map(({ id }) => id);
    for (const { id, appliedAt, status } of await lockDueNudges(tx, ids, now)) {
      if (appliedAt === null) continue;
      const { days, next } = nudgeOf({ appliedAt, status }, now);
      await setNudge(tx, id, next);
      if (days) counts.set(days, (counts.get(days) ?? 0) + 1);
    }
    const [first] = group;
    for (const [days, count] of counts) {
      if (first) await remind({ tx, outbox, now, origin }, first, { days, count });
    }
    await outbox.write(tx, writer, now);
  });
}

async function remind(
  context: NotifyContext,
  { companyId, assigneeId }: DueNudge,
  about: { days: number; count: number },
): Promise<void> {
  const { tx, outbox, origin } = context;
  const readers = await findCompanyAddressees(tx, companyId, assigneeId);
  const to = readers.map(({ id }) => id);
  const notified = await notify(context, { kind: 'applicantsWaiting', about, to });
  for (const { id, email, language, timing } of readers) {
    if (timing === 'never') continue;
    outbox.mail({
      to: email,
      language: language ?? defaultLanguage,
      template: applicationMails.waiting.name,
      data: {
        count: String(about.count),
        days: String(about.days),
        url: `${origin}/company/engagement/applicants?status=new`,
      },
      of: { accountId: id, kind: 'applicants', notificationId: notified.get(id) },
      daily: timing === 'daily',
    });
  }
}
