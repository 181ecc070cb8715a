import type { Language } from '@engawa/contract/language';
import { type TodayRow, todayLimits } from '@engawa/contract/today/rows';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Db } from '../../database.ts';
import { studentName } from '../../people/student-name.ts';
import { listUnanswered } from '../applications/public.ts';
import { listUnreadThreads } from '../messages/public.ts';
import { listAgreedToday } from '../slots/public.ts';

export interface Asked {
  db: Db;
  actor: CompanyActor;
  language: Language;
  now: Date;
}

const most = todayLimits.rows;
const hourMs = 60 * 60 * 1000;

export async function readInterviews({ db, actor, now }: Asked): Promise<TodayRow[]> {
  const rows = await listAgreedToday(db, actor, { now, most });
  return rows.map(({ threadId, startsAt, endsAt, ...row }) => ({
    kind: 'interview',
    threadId,
    name: studentName(row),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
}

const dueSince = (now: Date): Date => new Date(now.getTime() - todayLimits.dueHours * hourMs);

export const readAnswersDue = (asked: Asked): Promise<TodayRow[]> =>
  readApplications(asked, 'answer-due', { until: dueSince(asked.now) });

export const readNewApplicants = (asked: Asked): Promise<TodayRow[]> =>
  readApplications(asked, 'new-applicant', { after: dueSince(asked.now) });

async function readApplications(
  { db, actor, language }: Asked,
  kind: 'answer-due' | 'new-applicant',
  applied: { until?: Date; after?: Date },
): Promise<TodayRow[]> {
  const applicants = await listUnanswered({ db, actor, language }, { ...applied, most });
  return applicants.flatMap(({ id: applicationId, student, job, appliedAt }) =>
    appliedAt === null
      ? []
      : [{ kind, applicationId, name: student?.name ?? null, job: job.title, appliedAt }],
  );
}

export async function readUnread({ db, actor, language }: Asked): Promise<TodayRow[]> {
  const threads = await listUnreadThreads({ db, actor, language }, most);
  return threads.map(({ id, student, unread, at }) => ({
    kind: 'unread',
    threadId: id,
    name: student?.name ?? null,
    count: unread,
    lastAt: at,
  }));
}
