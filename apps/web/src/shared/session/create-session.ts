import type { showCompanyAccount } from '@engawa/contract/account/company';
import type { showStudentAccount } from '@engawa/contract/account/student';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { ApiFailure, SessionOver } from '../api/failures/api-failure.ts';
import { randomId } from '../ids/random-id.ts';
import type { AuthJar, Kept, Strategy } from './auth-jar.ts';

type StudentAccount = ReplyOf<typeof showStudentAccount>['user'];
export type CompanyAccount = ReplyOf<typeof showCompanyAccount>['user'];
export type Account = StudentAccount | CompanyAccount;

/** What a sign-in or a refresh hands over. */
export interface Tokens {
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
  refreshExpiresAt: string;
}

/** The reply of every call that signs somebody in. */
export interface SignedIn {
  user: Account;
  accessToken: Tokens;
}

/**
 * `ending`: the server is asked to end it; `ended` follows, or `stays` where it refuses. `expired`:
 * it ran out. `elsewhere`: another tab has signed somebody in or out.
 */
export type SessionEvent = 'began' | 'ending' | 'stays' | 'ended' | 'expired' | 'elsewhere';
type Listener = (event: SessionEvent, user?: Account) => void;

interface SessionParts {
  jar: AuthJar;
  now: () => number;
  /** Asks the server for a new access token. */
  refresh: () => Promise<{ kind: Strategy; accessToken: Tokens }>;
  /** Runs work that no other tab may do at the same time. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  tellOtherTabs: () => void;
  /** Called when a session has expired, before it is forgotten. */
  onExpired?: (strategy: Strategy) => void;
}

/** Sooner than this before its end a token counts as used up, so that none dies on its way. */
const aboutToExpireMs = 30_000;

/**
 * The session of this tab. The access token lives here only. What outlives the page is in the jar,
 * with a mark of the sign-in: a tab that finds another mark than its own belongs to somebody else's
 * session and must start anew before it shows or sends anything.
 */
export function createSession({
  jar,
  now,
  refresh,
  alone,
  tellOtherTabs,
  onExpired,
}: SessionParts) {
  let mark = jar.read()?.mark;
  let token: { value: string; goodUntil: number } | undefined;
  let refreshing: Promise<string> | undefined;
  /** Until it is known whether the session goes on, nothing is sent that could find it ended. */
  let ending: Promise<void> | undefined;
  let over = false;
  const listeners = new Set<Listener>();

  function emit(event: SessionEvent, user?: Account): void {
    for (const listener of listeners) listener(event, user);
  }

  /** Tells the listeners once, however many calls find out. */
  function isOver(reason: SessionOver['reason']): SessionOver {
    token = undefined;
    if (!over) {
      over = true;
      const strategy = jar.read()?.strategy;
      if (reason === 'expired' && strategy) onExpired?.(strategy);
      emit(reason);
    }
    return new SessionOver(reason);
  }

  function stillOurs(): Kept | undefined {
    const kept = jar.read();
    if (kept?.mark !== mark) throw isOver('elsewhere');
    if (kept && (over || Date.parse(kept.refreshExpiresAt) <= now())) throw isOver('expired');
    return kept;
  }

  function keep(
    { accessToken, expiresIn, refreshExpiresAt }: Tokens,
    kept: Omit<Kept, 'refreshExpiresAt'>,
  ): void {
    token = { value: accessToken, goodUntil: now() + expiresIn * 1000 - aboutToExpireMs };
    jar.write({ ...kept, refreshExpiresAt });
  }

  async function refreshAlone(): Promise<string> {
    stillOurs();
    const { kind, accessToken } = await refresh().catch((failure: unknown) => {
      const refused = failure instanceof ApiFailure && failure.status === 400;
      if (!refused) throw failure;
      stillOurs();
      throw isOver('expired');
    });
    const kept = stillOurs();
    // The cookie with the refresh token is shared by all tabs: it may be another person's by now.
    if (kept?.strategy !== kind) throw isOver('elsewhere');
    keep(accessToken, kept);
    return accessToken.accessToken;
  }

  function refreshOnce(): Promise<string> {
    refreshing ??= alone(refreshAlone).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  /** Forgets everything here. Who ends a session at the server has called it before. */
  function end(): void {
    if (jar.read()?.mark === mark) jar.clear();
    mark = undefined;
    token = undefined;
    over = false;
    emit('ended');
    tellOtherTabs();
  }

  return {
    strategy: (): Strategy | undefined => jar.read()?.strategy,
    /** Whether it ended by itself and the person has not been signed out yet. */
    isOver: () => over,

    /** A token that lasts for the next call; undefined for a visitor. Throws SessionOver. */
    async token(): Promise<string | undefined> {
      await ending;
      if (!stillOurs()) return undefined;
      if (token && token.goodUntil > now()) return token.value;
      return refreshOnce();
    },

    /** Another token than the one that the server no longer takes. */
    async renewed(refused: string): Promise<string> {
      await ending;
      if (!stillOurs()) throw new SessionOver('expired');
      if (token && token.value !== refused) return token.value;
      return refreshOnce();
    },

    /** Hands over the reply of a sign-in; the app then leads the person on. */
    begin(strategy: Strategy, { user, accessToken }: SignedIn): void {
      mark = randomId();
      over = false;
      keep(accessToken, { strategy, mark });
      emit('began', user);
      tellOtherTabs();
    },

    end,

    /** Sends the command that ends the session at the server, and then ends it here. */
    endBy<T>(command: () => Promise<T>): Promise<T> {
      emit('ending');
      const answer = command();
      const known = answer
        .then(end, () => emit('stays'))
        .finally(() => {
          ending = undefined;
        });
      ending = known;
      return known.then(() => answer);
    },

    /** Somebody who was away for too long comes back as a visitor, unless they ask for more. */
    forgetExpired(): void {
      const kept = jar.read();
      if (over || token || !kept || Date.parse(kept.refreshExpiresAt) > now()) return;
      onExpired?.(kept.strategy);
      end();
    },

    /** To be asked whenever another tab may have changed the session. */
    lookAgain(): void {
      if (jar.read()?.mark !== mark) isOver('elsewhere');
    },

    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
