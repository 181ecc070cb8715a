import type { showCompanyAccount } from '@engawa/contract/account/company';
import type { showStudentAccount } from '@engawa/contract/account/student';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { ApiFailure, SessionOver } from '../api/failures/api-failure.ts';
import { randomId } from '../ids/random-id.ts';
import type { AuthJar, StoredSession, Strategy } from './auth-jar.ts';

type StudentAccount = ReplyOf<typeof showStudentAccount>['user'];
export type CompanyAccount = ReplyOf<typeof showCompanyAccount>['user'];
export type Account = StudentAccount | CompanyAccount;

export interface Tokens {
  accessToken: string;
  expiresIn: number;
  refreshExpiresAt: string;
}

/** The reply of every endpoint that signs in. */
export interface SignedIn {
  user: Account;
  accessToken: Tokens;
}

/**
 * `ending`: the server is asked to end the session; `ended` follows, or `stays` if it refuses.
 * `expired`: it expired. `elsewhere`: another tab has signed in or out.
 */
export type SessionEvent = 'began' | 'ending' | 'stays' | 'ended' | 'expired' | 'elsewhere';
type Listener = (event: SessionEvent, user?: Account) => void;

interface SessionParts {
  jar: AuthJar;
  now: () => number;
  refresh: () => Promise<{ kind: Strategy; accessToken: Tokens }>;
  /** Runs work under a lock that all tabs share. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  tellOtherTabs: () => void;
  /** Called when a session has expired, before it is discarded. */
  onExpired?: (strategy: Strategy) => void;
}

/** Tokens are renewed this long before they expire, so that none expires on its way. */
const aboutToExpireMs = 30_000;

/**
 * The session of this tab. Only this object holds the access token. The jar outlives the page and
 * contains a mark of the sign-in: a tab that finds another mark than its own must reload before it
 * shows or sends anything, because the session now belongs to another sign-in.
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
  /** Set while the server is asked to end the session; calls wait for it. */
  let ending: Promise<void> | undefined;
  let over = false;
  const listeners = new Set<Listener>();

  function emit(event: SessionEvent, user?: Account): void {
    for (const listener of listeners) listener(event, user);
  }

  /** Notifies listeners once, however many calls notice. */
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

  function stillOurs(): StoredSession | undefined {
    const stored = jar.read();
    if (stored?.mark !== mark) throw isOver('elsewhere');
    if (stored && (over || Date.parse(stored.refreshExpiresAt) <= now())) throw isOver('expired');
    return stored;
  }

  function keep(
    { accessToken, expiresIn, refreshExpiresAt }: Tokens,
    stored: Omit<StoredSession, 'refreshExpiresAt'>,
  ): void {
    token = { value: accessToken, goodUntil: now() + expiresIn * 1000 - aboutToExpireMs };
    jar.write({ ...stored, refreshExpiresAt });
  }

  async function refreshAlone(): Promise<string> {
    stillOurs();
    const { kind, accessToken } = await refresh().catch((failure: unknown) => {
      const refused = failure instanceof ApiFailure && failure.status === 400;
      if (!refused) throw failure;
      stillOurs();
      throw isOver('expired');
    });
    const stored = stillOurs();
    // All tabs share the refresh cookie, so it may belong to another person by now.
    if (stored?.strategy !== kind) throw isOver('elsewhere');
    keep(accessToken, stored);
    return accessToken.accessToken;
  }

  function refreshOnce(): Promise<string> {
    refreshing ??= alone(refreshAlone).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  /** Ends the session in this tab only; the caller has ended it on the server. */
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
    /** Whether it has expired and the person has not been signed out yet. */
    isOver: () => over,

    /** A token valid for the next call; undefined for a visitor. Throws SessionOver. */
    async token(): Promise<string | undefined> {
      await ending;
      if (!stillOurs()) return undefined;
      if (token && token.goodUntil > now()) return token.value;
      return refreshOnce();
    },

    async renewed(refused: string): Promise<string> {
      await ending;
      if (!stillOurs()) throw new SessionOver('expired');
      if (token && token.value !== refused) return token.value;
      return refreshOnce();
    },

    begin(strategy: Strategy, { user, accessToken }: SignedIn): void {
      mark = randomId();
      over = false;
      keep(accessToken, { strategy, mark });
      emit('began', user);
      tellOtherTabs();
    },

    end,

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

    /** Discards an expired session, so that the person is a visitor until they sign in. */
    forgetExpired(): void {
      const stored = jar.read();
      if (over || token || !stored || Date.parse(stored.refreshExpiresAt) > now()) return;
      onExpired?.(stored.strategy);
      end();
    },

    /** Called whenever another tab may have changed the session. */
    checkOtherTabs(): void {
      if (jar.read()?.mark !== mark) isOver('elsewhere');
    },

    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
