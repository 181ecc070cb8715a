import { defaultLanguage } from '@engawa/contract/language';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db, Tx } from '../../../database.ts';
import { companyInMail, studentInMail } from '../../../mail/mail-names.ts';
import type { Side } from '../party.ts';
import { findCompanyReaders, findNames, findStudentReader } from './mail-readers.repo.ts';
import { unreadMails } from './mails.ts';
import { claimDue, listDue } from './unread.repo.ts';

/** Every minute: mails about messages unread for ten minutes, once until they are read. */
export const notifyUnreadJob = defineJob<Record<string, never>>('tell-of-unread-messages', {
  cron: '* * * * *',
  once: true,
});

interface NotifyContext {
  commands: Db;
  writer: OutboxWriter;
  origin: string;
  now: Date;
}

const atOnce = 500;

export async function notifyUnread(context: NotifyContext): Promise<void> {
  for (const side of ['student', 'company'] as const) {
    for (const { id } of await listDue(context.commands, side, context.now, atOnce)) {
      await notifyOfThread(context, side, id);
    }
  }
}

const places: Record<Side, string> = {
  student: '/talent/inbox/',
  company: '/company/engagement/message/',
};

async function notifyOfThread(context: NotifyContext, side: Side, threadId: string): Promise<void> {
  const { commands, writer, origin, now } = context;
  await commands.transaction().execute(async (tx) => {
    const due = await claimDue(tx, side, threadId, now);
    if (!due?.isOpen || due.unread === 0) return;
    const names = await findNames(tx, threadId);
    if (!names) return;
    const outbox = new CollectedOutbox();
    for (const reader of await readersOf(tx, side, names)) {
      const language = reader.language ?? defaultLanguage;
      const name =
        side === 'student' ? companyInMail(names, language) : studentInMail(names, language);
      const url = `${origin}${places[side]}${threadId}`;
      outbox.mail({
        to: reader.email,
        language,
        template: unreadMails[side].name,
        data: { name, url, count: String(due.unread) },
        ...(side === 'student' && { causedBy: names.companyId }),
        of: { accountId: reader.id, kind: 'messages' },
        daily: reader.timing === 'daily',
      });
    }
    await outbox.write(tx, writer, now);
  });
}

type Names = NonNullable<Awaited<ReturnType<typeof findNames>>>;

async function readersOf(tx: Tx, side: Side, { studentId, companyId, assigneeId }: Names) {
  if (side === 'student') return findStudentReader(tx, studentId);
  const readers = await findCompanyReaders(tx, companyId, [assigneeId]);
  return readers.filter(({ timing }) => timing !== 'never');
}
