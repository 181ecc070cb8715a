import type { ReportReasonId } from '@engawa/contract/reference/reports/report-reasons';
import { found } from '@engawa/platform/errors/refusal';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../database.ts';
import { mailOperator } from './mails.ts';
import type { Reported } from './read-reported.ts';
import { findOpenReport, insertReport } from './reports.repo.ts';

export interface ReportServices {
  /** Unset where mail is not delivered; the report is stored anyway. */
  operator: string | undefined;
}

interface Taking {
  tx: Tx;
  outbox: Outbox;
  now: Date;
  actor: { accountId: string };
  body: { reason: ReportReasonId; words?: string | null | undefined };
  concerns(subjectId: string): void;
}

/** Stores a report and mails the operator; repeating an undecided report changes nothing. */
export async function storeReport(
  { tx, outbox, now, actor, body, concerns }: Taking,
  { operator }: ReportServices,
  reported: Reported,
) {
  const { reason, words } = body;
  const report = { reporterId: actor.accountId, reported, reason, words: words ?? '' };
  const made = await insertReport(tx, report, now);
  if (!made) {
    const { id, reportedAt } = found(await findOpenReport(tx, actor.accountId, reported));
    concerns(id);
    return { known: true, reportedAt: reportedAt.toISOString() };
  }
  concerns(made.id);
  if (operator !== undefined) outbox.mail(mailOperator(operator, made.id, reported, reason));
  return { known: false, reportedAt: now.toISOString() };
}
