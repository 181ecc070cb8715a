import { defaultLanguage, type Language } from '@engawa/contract/language';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db, Tx } from '../../../database.ts';
import { inQuotes } from '../../../mail-names.ts';
import { notify } from '../../notifications/public.ts';
import { scopeOf, type TalentSearch } from '../../talent-search/public.ts';
import { listDue, listNoticed, lockDue, noteTold } from './due.repo.ts';
import { searchesFitMail, searchFitsMail } from './mails.ts';

/** Every hour: whoever keeps searches hears once a day that new people fit them. */
export const tellOfNewStudentsJob = defineJob<Record<string, never>>('tell-of-new-students', {
  cron: '43 * * * *',
  once: true,
});

interface Telling {
  commands: Db;
  writer: OutboxWriter;
  talent: TalentSearch;
  origin: string;
  now: Date;
}

const atOnce = 500;
const dayMs = 24 * 60 * 60 * 1000;
const first = '00000000-0000-0000-0000-000000000000';

export async function tellOfNewStudents(telling: Telling): Promise<void> {
  const { commands, writer, now } = telling;
  const since = new Date(now.getTime() - dayMs);
  for (let after = first; ; ) {
    const due = await listDue(commands, since, { after, most: atOnce });
    for (const { id } of due) {
      await commands.transaction().execute(async (tx) => {
        const outbox = new CollectedOutbox();
        await tellOne(tx, { ...telling, outbox, since }, id);
        await outbox.write(tx, writer, now);
      });
    }
    const last = due.at(-1);
    if (!last || due.length < atOnce) return;
    after = last.id;
  }
}

interface OneTelling extends Pick<Telling, 'talent' | 'origin' | 'now'> {
  outbox: CollectedOutbox;
  since: Date;
}

async function tellOne(tx: Tx, telling: OneTelling, id: string): Promise<void> {
  const { talent, outbox, origin, now, since } = telling;
  const reader = await lockDue(tx, id, since);
  if (!reader) return;
  const fitting = await countFitting(tx, talent, reader);
  const [one, ...others] = fitting;
  if (!one) return;
  await noteTold(
    tx,
    fitting.map((search) => search.id),
    now,
  );
  const told = new Map<string, string | undefined>();
  for (const { id: searchId, name, count } of fitting) {
    const about = { filterId: searchId, filter: name, count };
    const rows = await notify({ tx, outbox, now }, { kind: 'searchFits', about, to: [id] });
    told.set(searchId, rows.get(id));
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
        search: inQuotes(one.name, language),
        count: String(one.count),
        url: `${search}?kept=${one.id}`,
      },
      of: { accountId: id, kind: 'searches', notificationId: told.get(one.id) },
    });
    return;
  }
  outbox.mail({
    ...mail,
    template: searchesFitMail.name,
    data: {
      searches: String(fitting.length),
      list: fitting.map((each) => lineOf(each, language)).join('\n'),
      url: search,
    },
    of: { accountId: id, kind: 'searches' },
  });
}

/** The reader's searches that somebody new fits whom the company may find, with how many. */
async function countFitting(
  tx: Tx,
  talent: TalentSearch,
  reader: { id: string; companyId: string },
) {
  const fitting: { id: string; name: string; count: number }[] = [];
  for (const { id, name, filter, knownUntil } of await listNoticed(tx, reader.id)) {
    const scope = await scopeOf(tx, reader.companyId, filter);
    const [count = 0] = scope ? await talent.count([{ ...scope, shownAfter: knownUntil }]) : [];
    if (count > 0) fitting.push({ id, name, count });
  }
  return fitting;
}

const lineOf = ({ name, count }: { name: string; count: number }, language: Language): string =>
  language === 'ja'
    ? `・${inQuotes(name, language)} ${count}名`
    : `– ${inQuotes(name, language)}: ${count}`;
