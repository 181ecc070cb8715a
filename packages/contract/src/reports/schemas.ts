import { z } from 'zod';
import { paragraphs } from '../fields/fields.ts';
import { idSchema } from '../reference/id-schema.ts';
import { type ReportReasonId, reportReasons } from '../reference/reports/report-reasons.ts';
import { reportWords } from './limits.ts';

/** The reason and the reporter's own words. The server itself reads the reported text. */
export const reportBody = {
  reason: idSchema(reportReasons),
  words: paragraphs(reportWords).nullish(),
};

interface Report {
  reason: ReportReasonId;
  words?: string | null | undefined;
}

/** The reason "something else" requires an explanation. */
export function needsWords(report: Report, context: z.RefinementCtx): void {
  if (report.reason !== 'other' || report.words) return;
  context.addIssue({ code: 'custom', path: ['words'], message: 'required', input: report });
}

export const reportReply = z.object({
  /** An earlier report of the caller still waits for a decision. */
  known: z.boolean(),
  reportedAt: z.iso.datetime(),
});

export const reportSays = {
  field: 'known',
  in: 'reply',
  of: { true: 'reported_before', false: 'reported' },
} as const;
