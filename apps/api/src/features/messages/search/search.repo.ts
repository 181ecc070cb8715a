import { messageLimits } from '@engawa/contract/messages/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { named } from '../../audience/audience.query.ts';
import { reach } from '../../reach/reach.query.ts';
import { fits, type Narrowing } from '../threads/company-threads.repo.ts';
import { hasMessages } from '../threads/threads.repo.ts';
import { likePattern } from './fold.rules.ts';

interface Found {
  id: string;
  /** Newest message with the word; null if only the name matches. */
  number: number | null;
  text: string | null;
}

/** Shorter words match nearly every text, so only names are searched. */
const shortest = 2;

interface Scope {
  own: RawBuilder<SqlBool>;
  isNamed: RawBuilder<SqlBool>;
  /** False: only the company's messages are searched. */
  isOpen: RawBuilder<SqlBool>;
}

/**
 * Scans messages without an index, newest threads first, up to a limit: an index would slow down
 * sending. bench/messages has the figures.
 */
async function search(db: Db, word: string, { own, isNamed, isOpen }: Scope): Promise<Found[]> {
  const inTexts = Array.from(word).length >= shortest ? sql`true` : sql`false`;
  const { rows } = await sql<Found>`
    with own as materialized (
      select thread.id, thread.company_id, last_at, ${isNamed} as is_named, ${isOpen} as is_open
      from thread
      where ${own} order by last_at desc
    ), looked as materialized (
      select own.id, one.number, one.folded
      from own cross join lateral (
        select number, side, folded from thread_message
        where thread_message.thread_id = own.id and thread_message.company_id = own.company_id
        order by number desc limit ${messageLimits.searched}
      ) as one
      where ${inTexts} and (own.is_open or one.side = 'company')
      limit ${messageLimits.searched}
    ), hit as (
      select id, max(number) as number from looked
      where folded like ${likePattern(word)} group by id
    )
    select own.id, hit.number, thread_message.text
    from own left join hit on hit.id = own.id
      left join thread_message on thread_message.thread_id = hit.id
        and thread_message.number = hit.number and thread_message.company_id = own.company_id
    where own.is_named or hit.id is not null
    order by own.last_at desc, own.id desc
    limit ${messageLimits.threadsPerPage + 1}`.execute(db);
  return rows;
}

export function searchForStudent(db: Db, studentId: string, word: string): Promise<Found[]> {
  const isNamed = sql<SqlBool>`exists (
    select from company where company.id = thread.company_id
      and name_fold(concat_ws(' ', name_jp, name_en))
        like '%' || replace(replace(replace(name_fold(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`;
  const own = sql<SqlBool>`(thread.student_id = ${studentId} and ${hasMessages})`;
  return search(db, word, { own, isNamed, isOpen: sql`true` });
}

export function searchForCompany(
  db: Db,
  companyId: string,
  { word, ...narrowing }: Narrowing & { word: string },
): Promise<Found[]> {
  const student = sql.ref<string>('thread.student_id');
  const maySee = reach.companyMaySee({ student, company: companyId });
  return search(db, word, {
    own: fits(companyId, narrowing),
    isNamed: sql`(${maySee} and ${named('thread.student_id', word)})`,
    isOpen: maySee,
  });
}
