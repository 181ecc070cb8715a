import { z } from 'zod';
import { paragraphs } from '../fields/fields.ts';
import { idSchema } from '../reference/id-schema.ts';
import { type ReportReasonId, reportReasons } from '../reference/reports/report-reasons.ts';
import { reportWords } from './limits.ts';

/** Why, and in the reporter's words what happened. The reported text itself is read by the server. */
export const reportBody = {
  reason: idSchema(reportReasons),
  words: paragraphs(reportWords).nullish(),
};

interface Report {
  reason: ReportReasonId;
  words?: string | null | undefined;
}

/** Of all reasons, "something else" says nothing by itself. */
export function needsWords(report: Report, context: z.RefinementCtx): void {
  if (report.reason !== 'other' || report.words) return;
  context.addIssue({ code: 'custom', path: ['words'], message: 'required', input: report });
}

export const reportReply = z.object({
  /** Whether it waits for a decision already, from an earlier time. */
  known: z.boolean(),
  reportedAt: z.iso.datetime(),
});

export const reportSays = {
  field: 'known',
  in: 'reply',
  of: { true: 'reported_before', false: 'reported' },
} as const;
