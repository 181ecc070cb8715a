import type { Level } from '@engawa/contract/endpoint';
import type { Language } from '@engawa/contract/language';
import { sessionSeconds } from '@engawa/contract/reference/limits';
import type { Clock } from '../clock/clock.ts';
import type { PlatformTx } from '../db/database.ts';
import { asNumber, notedSince } from '../db/standby/write-position.ts';
import { Batcher } from '../db/statements/batcher.ts';
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
  /** When the identity service asked for the password; defaults to now for our own sign-in. */
  authenticatedAt?: Date | null;
  /** Browser and system, by which the person recognises the session in the list. */
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

/** Stores the language of the screen on which the person signed in. */
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
  /** Index of the digest in the query, from 1. */
  place: number;
  session_id: string;
  account_id: string;
  /** Milliseconds, because a number parses faster than a date, and every call reads it. */
  authenticated_ms: number | null;
  kind: 'student' | 'company';
  company_id: string | null;
  level: Level | null;
  unused: boolean;
  /** Selected only where a standby is configured. */
  server?: number | null;
  wrote?: number;
  young?: boolean;
}

/** Precision of a session's last use: at most one write per session in this time. */
const usedMinutes = 5;

/**
 * Lateral joins force look-ups by key: after a restore, or while a young table grows fast, the
 * statistics are wrong, and the planner could otherwise scan all accounts.
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

/** Sign-in writes are not noted for the standby; after this time it has replayed them. */
const youngSeconds = 30;

/** Adds the log position that a standby must have replayed for each person. */
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

/** One query at a time: calls that arrive meanwhile share the next one. */
const looks = { atOnce: 1, most: 200 };

/**
 * Checks each request's token against the session row, so that signing out, disabling and demoting
 * take effect at once. Concurrent requests share one statement; nothing is cached between
 * statements.
 */
export class SessionReader {
  readonly #pipeline: ReadPipeline;
  readonly #clock: Clock;
  readonly #sql: string;
  readonly #waiting = new Batcher<Waiting>(looks, (calls) => this.#look(calls));
  /** Sessions whose use is being written, so that concurrent calls do not write it again. */
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
      // Concurrent calls of one page carry the same token.
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

  /** Not awaited by the request. */
  async #markUsed(rows: readonly Row[]): Promise<void> {
    const ids = rows.map((row) => row.session_id).filter((id) => !this.#marking.has(id));
    if (ids.length === 0) return;
    for (const id of ids) this.#marking.add(id);
    try {
      await this.#pipeline.query(markUsed, [ids, this.#clock.now()]);
    } catch {
      // Ignore failures: the next request of the session tries again.
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
    // Without a noted position, a standby is not used for this person.
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
