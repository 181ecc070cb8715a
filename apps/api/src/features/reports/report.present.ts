import { nameFor } from '@engawa/contract/language';
import { reportReasons } from '@engawa/contract/reference/reports/report-reasons';
import { quotable } from '@engawa/platform/mail/quote';
import type { OpenReportRow, ReportRow } from './reports.repo.ts';
import type { Line, Snapshot } from './reports.tables.ts';

const reasonOf = ({ reason }: Pick<ReportRow, 'reason'>) => reportReasons.byId(reason).name.en;
const companyOf = ({ snapshot }: { snapshot: Snapshot }) =>
  `“${quotable(nameFor(snapshot.company, 'en'))}”`;

export function listReports(reports: readonly OpenReportRow[]): string {
  if (reports.length === 0) return 'Nothing waits for a decision.';
  return reports
    .map((one) =>
      [one.id, one.reportedAt.toISOString(), one.about, companyOf(one), reasonOf(one)].join(' '),
    )
    .join('\n');
}

const indented = (text: string) => text.replace(/^/gm, '    ');

const section = (heading: string, lines: readonly Line[] | null): string[] =>
  lines === null
    ? []
    : ['', heading, ...lines.flatMap(({ label, text }) => [`  ${label}`, indented(text)])];

function decision({ outcome, decidedBy, decidedAt, note }: ReportRow): string[] {
  if (outcome === null) return ['Not decided yet.'];
  const when = decidedAt?.toISOString() ?? '';
  return [`Decided: ${outcome}, ${when}, by ${decidedBy}`, indented(note ?? '')];
}

function messageLines({ about, snapshot: { message } }: ReportRow): string[] {
  if (about !== 'message') return [];
  if (!message) return ['', 'Whoever wrote it has left, and their words with them.'];
  const { text, files, sentAt } = message;
  return [
    '',
    `As it stood, sent ${sentAt}:`,
    indented(text ?? '(deleted before it was reported)'),
    ...files.map((name) => `    File: ${name}`),
  ];
}

/** A report for the operator's terminal: reporter, reason and the snapshot. */
export function describeReport(report: ReportRow): string {
  const { snapshot } = report;
  return [
    `Report ${report.id}, ${report.reportedAt.toISOString()}`,
    `About: ${report.about} ${report.aboutId}`,
    `Company: ${companyOf(report)} ${report.companyId ?? '(deleted)'}`,
    ...(report.studentId === null ? [] : [`Written by the student: ${report.studentId}`]),
    `By: ${report.reporterId ?? 'somebody who has left'}`,
    `Reason: ${reasonOf(report)}`,
    ...(report.words ? ['Their words:', indented(report.words)] : []),
    ...decision(report),
    ...messageLines(report),
    ...section('As it stood, in Japanese:', snapshot.jp),
    ...section('As it stood, in English:', snapshot.en),
  ].join('\n');
}
