import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { defaultLanguage } from '@engawa/contract/language';
import { reportOutcomes } from '@engawa/contract/reference/reports/report-outcomes';
import { CollectedOutbox } from '@engawa/platform/jobs/outbox';
import type { AdminCommand } from '../../admin-command.ts';
import type { ApiServices } from '../../services.ts';
import { auditAdmin } from '../account/public.ts';
import { notify } from '../notifications/public.ts';
import { tellReporter } from './mails.ts';
import { describeReport, listReports } from './report.present.ts';
import { decideReport, findReport, findReporter, listOpenReports } from './reports.repo.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const unknown = 'There is no such report.';

/** Undefined where the words are none of ours. */
function readWords(words: string[]) {
  try {
    const text = { type: 'string' } as const;
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { outcome: text, note: text, by: text },
    });
    return { positionals, values };
  } catch {
    return undefined;
  }
}

async function show({ databases, clock }: ApiServices, id: string): Promise<string> {
  return databases.commands.transaction().execute(async (tx) => {
    const report = await findReport(tx, id);
    if (!report) return unknown;
    await auditAdmin(tx, 'reports.show', id, clock.now());
    return describeReport(report);
  });
}

type Options = NonNullable<ReturnType<typeof readWords>>['values'];

async function decide(services: ApiServices, id: string, given: Options) {
  const { databases, clock, server } = services;
  const outcome = reportOutcomes.ids.find((one) => one === given.outcome);
  const note = given.note?.trim();
  if (outcome === undefined || !note) return undefined;
  const now = clock.now();
  return databases.commands.transaction().execute(async (tx) => {
    const by = given.by?.trim() || userInfo().username;
    const decided = await decideReport(tx, id, { outcome, note, by }, now);
    if (!decided) return (await findReport(tx, id)) ? 'It was decided already.' : unknown;
    await auditAdmin(tx, 'reports.decide', id, now);
    const outbox = new CollectedOutbox();
    const { reporterId } = decided;
    const reporter = reporterId === null ? undefined : await findReporter(tx, reporterId);
    if (!reporter?.email || reporterId === null) return `Decided ${id}; who reported it has left.`;
    const to = { email: reporter.email, language: reporter.language ?? defaultLanguage };
    outbox.mail(
      tellReporter(to, { ...decided, outcome, byCompany: reporter.recruiterId !== null }),
    );
    await notify({ tx, outbox, now }, { kind: 'reportDecided', about: {}, to: [reporterId] });
    await outbox.write(tx, server.outbox, now);
    return `Decided ${id}; who reported it is told.`;
  });
}

export const reportCommands: Record<string, AdminCommand> = {
  reports: {
    usage: 'reports [show <id> | decide <id> --outcome <outcome> --note <why> [--by <who>]]',
    does: `lists what was reported, shows one, or decides it; outcomes: ${reportOutcomes.ids.join(', ')}`,
    run: async (services, words) => {
      const given = readWords(words);
      if (!given) return undefined;
      const [act, id = '', ...more] = given.positionals;
      if (act === undefined) return listReports(await listOpenReports(services.databases.commands));
      if (!uuid.test(id) || more.length > 0) return undefined;
      if (act === 'show') return show(services, id);
      return act === 'decide' ? decide(services, id, given.values) : undefined;
    },
  },
};
