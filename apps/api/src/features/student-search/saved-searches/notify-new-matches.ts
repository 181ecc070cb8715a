import { defaultLanguage, type Language, say } from '@engawa/contract/language';
import type { Clock } from '@engawa/platform/clock/clock';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import { byCompany } from '@engawa/platform/mail/words';
import type { Db, Tx } from '../../../database.ts';
import { inQuotes } from '../../../mail/mail-names.ts';
import { pauseSearches } from '../../account/public.ts';
import { notify } from '../../notifications/public.ts';
import { type Counted, scopesOf, type TalentSearch } from '../../talent-search/public.ts';
import { listDue, listNotifying, lockDue, markKnown } from './due.repo.ts';
import { searchesFitMail, searchFitsMail } from './mails.ts';

/** Hourly; each recruiter is notified at most once a day of new students in saved searches. */
export const notifyNewStudentsJob = defineJob<Record<string, never>>('tell-of-new-students', {
  cron: '43 * * * *',
  once: true,
});

interface Reader {
  id: string;
  companyId: string;
}

interface Fitting extends Counted {
  id: string;
  name: string;
  knownUntil: Date;
}

interface NotifyContext {
  commands: Db;
  writer: OutboxWriter;
  talent: TalentSearch;
  origin: string;
  clock: Clock;
}

const atOnce = 500;
const hourMs = 60 * 60 * 1000;
/** Half an hour short, so that a run slightly early does not skip to the next one. */
const restMs = { notified: 23.5 * hourMs, nobodyNew: 5.5 * hourMs };
const first = '00000000-0000-0000-0000-000000000000';

/** A failed recruiter is retried in the next run and reported after the others. */
export async function notifyNewStudents(context: NotifyContext): Promise<void> {
  const { commands, clock } = context;
  const failures: unknown[] = [];
  for (let after = first; ; ) {
    const due = await listDue(commands, clock.now(), { after, most: atOnce });
    for (const reader of due) {
      try {
        await lookFor(context, reader);
      } catch (failure) {
        failures.push(failure);
      }
    }
    const last = due.at(-1);
    if (!last || due.length < atOnce) break;
    after = last.id;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'new students were not notified of');
}

/** Counts before the transaction, so that no row is locked while searches run. */
async function lookFor(context: NotifyContext, reader: Reader): Promise<void> {
  const { commands, writer, talent, origin, clock } = context;
  const now = clock.now();
  const fitting = await countFitting(commands, talent, reader);
  await commands.transaction().execute(async (tx) => {
    const outbox = new CollectedOutbox();
    await tell({ tx, outbox, origin, now }, reader.id, fitting);
    await outbox.write(tx, writer, now);
  });
}

interface Writing {
  tx: Tx;
  outbox: CollectedOutbox;
  origin: string;
  now: Date;
}

async function tell(writing: Writing, id: string, counted: readonly Fitting[]): Promise<void> {
  const { tx, outbox, origin, now } = writing;
  const reader = await lockDue(tx, id, now);
  if (!reader) return;
  const fitting = await stillNotifying(tx, id, counted);
  const [one, ...others] = fitting;
  await pauseSearches(tx, id, new Date(now.getTime() + (one ? restMs.notified : restMs.nobodyNew)));
  if (!one) return;
  await markKnown(
    tx,
    fitting.map((search) => search.id),
    now,
  );
  const notified = new Map<string, string | undefined>();
  for (const { id: searchId, name, count, isExact } of fitting) {
    const about = { filterId: searchId, filter: name, ...(isExact && { count }) };
    const rows = await notify({ tx, outbox, now }, { kind: 'searchFits', about, to: [id] });
    notified.set(searchId, rows.get(id));
  }
  if (reader.timing === 'never') return;
  const language = reader.language ?? defaultLanguage;
  const search = `${origin}/company/engagement/search`;
  const mail = {
    to: reader.email,
    language,
    causedBy: reader.companyId,
    daily: reader.timing === 'daily',
  };
  if (others.length === 0) {
    outbox.mail({
      ...mail,
      template: searchFitsMail.name,
      data: {
        search: byCompany(reader.companyId, inQuotes(one.name, language)),
        count: figureOf(one, language),
        url: `${search}?kept=${one.id}`,
      },
      of: { accountId: id, kind: 'searches', notificationId: notified.get(one.id) },
    });
    return;
  }
  outbox.mail({
    ...mail,
    template: searchesFitMail.name,
    data: {
      searches: String(fitting.length),
      list: byCompany(reader.companyId, fitting.map((each) => lineOf(each, language)).join('\n')),
      url: search,
    },
    of: { accountId: id, kind: 'searches' },
  });
}

async function countFitting(db: Db, talent: TalentSearch, reader: Reader): Promise<Fitting[]> {
  const searches = await listNotifying(db, reader.id);
  const filters = searches.map(({ filter }) => filter);
  const scopes = (await scopesOf(db, reader.companyId, filters)) ?? [];
  const fitting: Fitting[] = [];
  for (const [at, { id, name, knownUntil }] of searches.entries()) {
    const scope = scopes[at];
    const [counted] = scope ? await talent.count([{ ...scope, shownAfter: knownUntil }]) : [];
    if (counted && counted.count > 0) fitting.push({ id, name, knownUntil, ...counted });
  }
  return fitting;
}

/** Drops searches that were deleted, changed or notified while counting. */
async function stillNotifying(tx: Tx, id: string, counted: readonly Fitting[]): Promise<Fitting[]> {
  if (counted.length === 0) return [];
  const now = new Map((await listNotifying(tx, id)).map((search) => [search.id, search]));
  return counted.flatMap((search) => {
    const kept = now.get(search.id);
    return kept?.knownUntil.getTime() === search.knownUntil.getTime()
      ? [{ ...search, name: kept.name }]
      : [];
  });
}

function figureOf({ count, isExact }: Counted, language: Language): string {
  if (isExact) return `${count}`;
  return say({ ja: `約${count}`, en: `about ${count}` }, language);
}

const lineOf = (search: Fitting, language: Language): string =>
  say(
    {
      ja: `・${inQuotes(search.name, language)} ${figureOf(search, language)}名`,
      en: `– ${inQuotes(search.name, language)}: ${figureOf(search, language)}`,
    },
    language,
  );
