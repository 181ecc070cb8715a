import { defaultLanguage } from '@engawa/contract/language';
import {
  type ReportOutcomeId,
  reportOutcomes,
} from '@engawa/contract/reference/reports/report-outcomes';
import { type Act, notDone } from '@engawa/platform/desk/command';
import { flag, id, oneOf } from '@engawa/platform/desk/words';
import { acts, grave, reads, type WithDatabase } from '../../admin/admin-command.ts';
import type { Tx } from '../../database.ts';
import { notify } from '../notifications/public.ts';
import { mailReporter } from './mails.ts';
import { describeReport, listReports } from './report.present.ts';
import {
  decideReport,
  findReport,
  findReporter,
  listOpenReports,
  type ReportRow,
} from './reports.repo.ts';

const unknown = 'There is no such report.';
const one = { id: id('report') };

type Decided = Pick<ReportRow, 'about' | 'companyId' | 'snapshot' | 'reporterId'> & {
  outcome: ReportOutcomeId;
};

/** By notification and mail. False if the reporter's account is erased or closed. */
async function notifyReporter(
  { tx, outbox, now }: Pick<Act<unknown, Tx>, 'tx' | 'outbox' | 'now'>,
  { reporterId, ...decided }: Decided,
): Promise<boolean> {
  const reporter = reporterId === null ? undefined : await findReporter(tx, reporterId);
  if (!reporter?.email || reporterId === null) return false;
  const to = { email: reporter.email, language: reporter.language ?? defaultLanguage };
  outbox.mail(mailReporter(to, { ...decided, byCompany: reporter.recruiterId !== null }));
  await notify({ tx, outbox, now }, { kind: 'reportDecided', about: {}, to: [reporterId] });
  return true;
}

const printNotified = (told: boolean) =>
  told ? 'who reported it is told' : 'who reported it has left';

export const reportCommands = {
  reports: reads({
    words: {},
    does: 'lists what was reported and nobody has decided',
    run: async ({ databases }: WithDatabase) => ({
      reports: await listOpenReports(databases.commands),
    }),
    print: ({ reports }) => listReports(reports),
  }),
  'reports show': reads({
    words: one,
    does: 'shows a report, and what was reported as it stood',
    noted: (said) => said.id,
    run: async ({ databases }: WithDatabase, said) => ({
      report: (await findReport(databases.commands, said.id)) ?? notDone(unknown),
    }),
    print: ({ report }) => describeReport(report),
  }),
  'reports decide': grave({
    words: { ...one, outcome: flag(oneOf(reportOutcomes.ids)) },
    does: 'closes a report and tells whoever reported, never the other side',
    more: '“acted” says that you have done something: suspend, or take the mark back, first. The reason stays with the report.',
    run: async ({ tx, outbox, now, by, why, concerns }, { id: reportId, outcome }) => {
      const decided = await decideReport(tx, reportId, { outcome, note: why, by }, now);
      if (!decided) {
        notDone((await findReport(tx, reportId)) ? 'It was decided already.' : unknown);
      }
      concerns(reportId);
      return {
        reportId,
        outcome,
        told: await notifyReporter({ tx, outbox, now }, { ...decided, outcome }),
      };
    },
    print: ({ reportId, told }) => `Decided ${reportId}; ${printNotified(told)}.`,
  }),
  'reports tell': acts({
    words: one,
    does: 'tells whoever reported once more what was decided',
    run: async ({ tx, outbox, now, concerns }, { id: reportId }) => {
      const report = (await findReport(tx, reportId)) ?? notDone(unknown);
      const { outcome } = report;
      if (outcome === null) notDone('It is not decided yet.');
      concerns(reportId);
      return { reportId, told: await notifyReporter({ tx, outbox, now }, { ...report, outcome }) };
    },
    print: ({ reportId, told }) => `${reportId}: ${printNotified(told)}.`,
  }),
};
