import type { Level } from '@engawa/contract/endpoint';
import type { Language } from '@engawa/contract/language';
import { sessionSeconds } from '@engawa/contract/reference/limits';
import type { Clock } from '../clock/clock.ts';
import type { PlatformTx } from '../db/database.ts';
import { asNumber, notedSince } from '../db/standby/wrote.ts';
import { Gathering } from '../db/statements/gathering.ts';
import type { ReadPipeline } from '../db/statements/pipeline.ts';
import type { Actor } from './actor.ts';
import { digestOf, newToken } from './tokens.ts';

export interface SessionTokens {
  sessionId: string;
  accessToken: string;
  expiresAt: Date;
  refreshToken: string;
  refreshExpiresAt: Date;
}

export interface SignInFacts {
  idToken?: string | null;
  /** When the identity service has asked for the password; now, where we did. */
  authenticatedAt?: Date | null;
  /** What the person will recognise the session by. */
  device?: string | null;
  network?: string | null;
}

export async function openSession(
  tx: PlatformTx,
  accountId: string,
  now: Date,
  { idToken = null, authenticatedAt = now, device = null, network = null }: SignInFacts = {},
): Promise<SessionTokens> {
  const session = await tx
    .insertInto('session')
    .values({
      account_id: accountId,
      created_at: now,
      id_token: idToken,
      authenticated_at: authenticatedAt,
      device,
      network,
      last_used_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return addTokens(tx, session.id, now);
}

/** The language of the screen on which somebody signed in. */
export async function rememberLanguage(
  tx: PlatformTx,
  accountId: string,
  language: Language,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ language })
    .where('id', '=', accountId)
    .where('language', 'is distinct from', language)
    .execute();
}

export async function addTokens(
  tx: PlatformTx,
  sessionId: string,
  now: Date,
): Promise<SessionTokens> {
  const accessToken = newToken();
  const refreshToken = newToken();
  const expiresAt = new Date(now.getTime() + sessionSeconds.access * 1000);
  const refreshExpiresAt = new Date(now.getTime() + sessionSeconds.refresh * 1000);
  await tx
    .insertInto('access_token')
    .values({ digest: digestOf(accessToken), session_id: sessionId, expires_at: expiresAt })
    .execute();
  await tx
    .insertInto('refresh_token')
    .values({ digest: digestOf(refreshToken), session_id: sessionId, expires_at: refreshExpiresAt })
    .execute();
  return { sessionId, accessToken, expiresAt, refreshToken, refreshExpiresAt };
}

interface Row {
  /** Which of the digests, counted from 1. */
  place: number;
  session_id: string;
  account_id: string;
  /** In milliseconds: a number is read faster than a date, and this is read with every call. */
  authenticated_ms: number | null;
  kind: 'student' | 'company';
  company_id: string | null;
  level: Level | null;
  unused: boolean;
  /** These where there is a standby. */
  server?: number | null;
  wrote?: number;
  young?: boolean;
}

/** How exactly a session's last use is known: a busy one costs one small write in this time. */
const usedMinutes = 5;

/**
 * Each by its own keys, whatever the database knows of the tables: after a restore, or while a young one
 * grows fast, its statistics are wrong, and one plan for all would read every account.
 */
const sessionsWith = ({ columns, join }: { columns: string; join: string }) => `
  select asked.place::int as place, found.*
  from unnest($1::bytea[]) with ordinality as asked (digest, place)
  cross join lateral (
    select t.session_id, a.id as account_id, a.kind, a.company_id, a.level,
      (extract(epoch from s.authenticated_at) * 1000)::float8 as authenticated_ms,
      s.last_used_at < $2::timestamptz - interval '${usedMinutes} minutes' as unused${columns}
    from access_token t
    join session s on s.id = t.session_id and s.ended_at is null
    join account a on a.id = s.account_id and a.disabled_at is null${join}
    where t.digest = asked.digest and t.expires_at > $2
    limit 1
  ) found`;

export const sessionsByDigest = sessionsWith({ columns: '', join: '' });

/**
 * What signing in has written (a first account, a language) is on every standby that is used by then: no
 * transaction takes longer, and no such standby is further behind.
 */
const youngSeconds = 30;

/** The same, with what a standby must have before it answers each of them. */
const sessionsBesideStandby = sessionsWith({
  columns: `, ${notedSince} as server, coalesce(${asNumber('p.at')}, 0) as wrote,
      s.created_at > $2::timestamptz - interval '${youngSeconds} seconds' as young`,
  join: `
    left join write_position p on p.account_id = a.id`,
});

const markUsed = `
  update session set last_used_at = $2
  where id = any($1::uuid[]) and last_used_at < $2::timestamptz - interval '${usedMinutes} minutes'`;

interface Waiting {
  token: string;
  resolve(actor: Actor | null): void;
  reject(error: unknown): void;
}

/** One at a time: whoever comes while it is under way shares the next, which is there in a millisecond. */
const looks = { atOnce: 1, most: 200 };

/**
 * Checks each request's token against the session row, so that signing out, disabling and demoting
 * act at once. Requests that arrive at the same time share one statement; nothing is remembered
 * between statements.
 */
export class SessionReader {
  readonly #pipeline: ReadPipeline;
  readonly #clock: Clock;
  readonly #sql: string;
  readonly #waiting = new Gathering<Waiting>(looks, (calls) => this.#look(calls));
  /** Whose use is being written down: those who come meanwhile need not do so again. */
  readonly #marking = new Set<string>();

  constructor(pipeline: ReadPipeline, clock: Clock, { hasStandby = false } = {}) {
    this.#pipeline = pipeline;
    this.#clock = clock;
    this.#sql = hasStandby ? sessionsBesideStandby : sessionsByDigest;
  }

  find(token: string): Promise<Actor | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.add({ token, resolve, reject });
    });
  }

  async #look(calls: readonly Waiting[]): Promise<void> {
    try {
      // The calls that a page makes at once are one person's, and one look suffices.
      const tokens = [...new Set(calls.map(({ token }) => token))];
      const asked = [tokens.map(digestOf), this.#clock.now()];
      const { rows } = await this.#pipeline.query(this.#sql, asked);
      const found = rows as Row[];
      const actors = new Map(found.map((row) => [tokens[row.place - 1], actorOf(row)]));
      for (const { token, resolve } of calls) resolve(actors.get(token) ?? null);
      void this.#markUsed(found.filter((row) => row.unused));
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  /** Nobody waits for it. */
  async #markUsed(rows: readonly Row[]): Promise<void> {
    const ids = rows.map((row) => row.session_id).filter((id) => !this.#marking.has(id));
    if (ids.length === 0) return;
    for (const id of ids) this.#marking.add(id);
    try {
      await this.#pipeline.query(markUsed, [ids, this.#clock.now()]);
    } catch {
      // The database is away: the next request of the session tries again.
    } finally {
      for (const id of ids) this.#marking.delete(id);
    }
  }
}

function actorOf(row: Row): Actor {
  const { server, wrote = 0, young } = row;
  const common = {
    accountId: row.account_id,
    sessionId: row.session_id,
    authenticatedAt: row.authenticated_ms === null ? null : new Date(row.authenticated_ms),
    // Without notes nobody knows what they wrote.
    ...(typeof server === 'number' && {
      wrote: { server, at: young ? Number.POSITIVE_INFINITY : wrote },
    }),
  };
  return row.kind === 'student'
    ? { kind: 'student', ...common }
    : {
        kind: 'company',
        ...common,
        companyId: row.company_id as string,
        level: row.level as Level,
      };
}
