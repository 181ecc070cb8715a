import { defaultLanguage } from '@engawa/contract/language';
import {
  companyMailKinds,
  defaultTiming,
  type MailKind,
  studentMailKinds,
} from '@engawa/contract/settings/mail-timing';
import { sql } from 'kysely';
import type { Tx } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';
import { presentJobHunting } from './settings.present.ts';

export type Side = 'student' | 'company';

const tables = {
  student: { name: 'student_settings', id: 'student_id', kinds: studentMailKinds },
  company: { name: 'recruiter_settings', id: 'recruiter_id', kinds: companyMailKinds },
} as const;

/** Side of the account, undefined if erased. Takes the same lock as saving settings. */
export async function lockReader(tx: Tx, accountId: string): Promise<Side | undefined> {
  const find = (table: 'student' | 'recruiter') =>
    tx.selectFrom(table).select('id').where('id', '=', accountId).forNoKeyUpdate();
  if (await find('student').executeTakeFirst()) return 'student';
  return (await find('recruiter').executeTakeFirst()) && 'company';
}

/** Sets the kind to never, with a new version: an open settings form is outdated. */
export async function stopKind(
  tx: Tx,
  side: Side,
  { accountId, kind }: { accountId: string; kind: MailKind },
): Promise<void> {
  const { name, id, kinds } = tables[side];
  if (!kinds.some((one) => one === kind)) return;
  await (side === 'student'
    ? ensureStudentSettings(tx, accountId)
    : ensureRecruiterSettings(tx, accountId));
  const column = sql.ref(`mail_${kind}`);
  await sql`
    update ${sql.table(name)} set version = version + 1, ${column} = 'never'
    where ${sql.ref(id)} = ${accountId} and ${column} <> 'never'`.execute(tx);
}

/** Sets all daily kinds to never; immediate ones stay. */
export async function stopDaily(tx: Tx, side: Side, accountId: string): Promise<void> {
  const { name, id, kinds } = tables[side];
  const columns = kinds.map((kind) => sql.ref(`mail_${kind}`));
  const stopped = columns.map(
    (column) => sql`${column} = case when ${column} = 'daily' then 'never' else ${column} end`,
  );
  await sql`
    update ${sql.table(name)} set version = version + 1, ${sql.join(stopped)}
    where ${sql.ref(id)} = ${accountId} and 'daily' in (${sql.join(columns)})`.execute(tx);
}

const shared = {
  version: 1,
  mail_connects: defaultTiming('connects'),
  mail_messages: defaultTiming('messages'),
  mail_news: defaultTiming('news'),
} as const;

/** Creates the settings row with the default values. */
async function ensureStudentSettings(tx: Tx, id: string): Promise<void> {
  const { language } = await tx
    .selectFrom('student')
    .where('student.id', '=', id)
    .select(mailLanguage('student.id').as('language'))
    .executeTakeFirstOrThrow();
  const { occupation, jobHuntingStatus } = presentJobHunting({
    occupation: null,
    job_hunting: null,
  });
  await tx
    .insertInto('student_settings')
    .values({
      ...shared,
      student_id: id,
      mail_applications: defaultTiming('applications'),
      language: language ?? defaultLanguage,
      occupation,
      job_hunting: jobHuntingStatus,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function ensureRecruiterSettings(tx: Tx, id: string): Promise<void> {
  const { language } = await tx
    .selectFrom('recruiter')
    .where('recruiter.id', '=', id)
    .select(mailLanguage('recruiter.id').as('language'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('recruiter_settings')
    .values({
      ...shared,
      recruiter_id: id,
      mail_applicants: defaultTiming('applicants'),
      mail_searches: defaultTiming('searches'),
      language: language ?? defaultLanguage,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
