import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure, SessionOver } from '../api/failures/api-failure.ts';
import type { AuthJar, StoredSession, Strategy } from './auth-jar.ts';
import { createSession, type SessionEvent, type SignedIn } from './create-session.ts';

const day = 86_400_000;
let time: number;
let shared: StoredSession | undefined;
let refresh: () => Promise<{ kind: Strategy; accessToken: SignedIn['accessToken'] }>;
let refreshes: number;

/** One cookie jar shared by all tabs, as in a browser. */
const jar: AuthJar = {
  read: () => shared,
  write: (stored) => {
    shared = stored;
  },
  clear: () => {
    shared = undefined;
  },
};

function openTab() {
  const events: SessionEvent[] = [];
  const session = createSession({
    jar,
    now: () => time,
    refresh: () => {
      refreshes += 1;
      return refresh();
    },
    alone: (work) => work(),
    tellOtherTabs: () => {},
  });
  session.subscribe((event) => events.push(event));
  return { ...session, events };
}

const signedIn = (name: string): SignedIn => ({
  user: {
    id: name,
    name,
    email: `${name}@example.jp`,
    emailUndeliverable: false,
    profilePictureUrl: null,
  },
  accessToken: {
    accessToken: `token of ${name}`,
    expiresIn: 3600,
    refreshExpiresAt: new Date(time + 14 * day).toISOString(),
  },
});

const refused = (status: number) =>
  Promise.reject(new ApiFailure(status, { code: 'refresh_refused', message: '' }));

const reasonOf = async (asking: Promise<unknown>): Promise<string> => {
  const thrown = await asking.then(
    () => 'nothing',
    (failure: unknown) => failure,
  );
  expect(thrown).toBeInstanceOf(SessionOver);
  return (thrown as SessionOver).reason;
};

beforeEach(() => {
  time = Date.parse('2026-11-15T00:00:00Z');
  shared = undefined;
  refreshes = 0;
  refresh = async () => ({ kind: 'company', ...signedIn(`refresh ${refreshes}`) });
});

it('has no token for a visitor and requests none', async () => {
  expect(await openTab().token()).toBeUndefined();
  expect(refreshes).toBe(0);
});

it('uses the token of the sign-in until half a minute before its expiry', async () => {
  const tab = openTab();
  tab.begin('company', signedIn('a'));
  time += 3_569_000;
  expect(await tab.token()).toBe('token of a');
  time += 1_000;
  expect(await tab.token()).toBe('token of refresh 1');
  expect(refreshes).toBe(1);
});

it('requests a new token once, however many calls need it', async () => {
  openTab().begin('company', signedIn('a'));
  const reloaded = openTab();
  const tokens = await Promise.all([reloaded.token(), reloaded.token(), reloaded.token()]);
  expect(new Set(tokens)).toEqual(new Set(['token of refresh 1']));
  expect(refreshes).toBe(1);
});

it('replaces a token that the server refused, unless it has been replaced already', async () => {
  const tab = openTab();
  tab.begin('company', signedIn('a'));
  expect(await tab.renewed('token of a')).toBe('token of refresh 1');
  expect(await tab.renewed('token of a')).toBe('token of refresh 1');
  expect(refreshes).toBe(1);
});

it('stores how long the session can be renewed, and no token', async () => {
  const tab = openTab();
  tab.begin('company', signedIn('a'));
  time += day;
  await tab.renewed('token of a');
  expect(shared).toMatchObject({
    strategy: 'company',
    refreshExpiresAt: '2026-11-30T00:00:00.000Z',
  });
  expect(JSON.stringify(shared)).not.toContain('token of');
});

describe('an expired session', () => {
  it('is reported once, and no call is made', async () => {
    const tab = openTab();
    tab.begin('company', signedIn('a'));
    time += 14 * day;
    expect(await reasonOf(tab.token())).toBe('expired');
    expect(await reasonOf(tab.token())).toBe('expired');
    expect(tab.events).toEqual(['began', 'expired']);
    expect(refreshes).toBe(0);
  });

  it('is detected when the server refuses the renewal with 400', async () => {
    openTab().begin('company', signedIn('a'));
    refresh = () => refused(400);
    const tab = openTab();
    expect(await reasonOf(tab.token())).toBe('expired');
    expect(await reasonOf(tab.token())).toBe('expired');
    expect(tab.events).toEqual(['expired']);
    expect(refreshes).toBe(1);
  });

  it.each([0, 429, 500, 503])('is not assumed when the renewal failed with %i', async (status) => {
    openTab().begin('company', signedIn('a'));
    refresh = () => refused(status);
    const tab = openTab();
    await expect(tab.token()).rejects.toMatchObject({ status });
    expect(tab.events).toEqual([]);
    refresh = async () => ({ kind: 'company', ...signedIn('later') });
    expect(await tab.token()).toBe('token of later');
  });
});

describe('two tabs', () => {
  it('both notice a sign-out', async () => {
    const one = openTab();
    one.begin('company', signedIn('a'));
    const other = openTab();
    one.end();
    other.checkOtherTabs();
    expect(other.events).toEqual(['elsewhere']);
    expect(await reasonOf(other.token())).toBe('elsewhere');
  });

  it('never use the session of another person', async () => {
    const one = openTab();
    one.begin('company', signedIn('a'));
    const other = openTab();
    await other.token();
    one.end();
    one.begin('company', signedIn('b'));
    expect(await reasonOf(other.token())).toBe('elsewhere');
    expect(await reasonOf(other.renewed('token of refresh 1'))).toBe('elsewhere');
    expect(refreshes).toBe(1);
  });

  it('notice a change of person while an answer was pending', async () => {
    const one = openTab();
    one.begin('company', signedIn('a'));
    const other = openTab();
    refresh = async () => {
      one.begin('company', signedIn('b'));
      return { kind: 'company', ...signedIn('b') };
    };
    expect(await reasonOf(other.token())).toBe('elsewhere');
  });

  it('notice a refresh token of the other side', async () => {
    openTab().begin('company', signedIn('a'));
    refresh = async () => ({ kind: 'student', ...signedIn('b') });
    expect(await reasonOf(openTab().token())).toBe('elsewhere');
  });

  it('keep the new session when the old one is ended', () => {
    const one = openTab();
    one.begin('company', signedIn('a'));
    const other = openTab();
    other.begin('student', signedIn('b'));
    one.end();
    expect(shared?.strategy).toBe('student');
  });
});

it('turns a person with an expired session into a visitor', async () => {
  openTab().begin('company', signedIn('a'));
  const early = openTab();
  early.forgetExpired();
  expect(early.strategy()).toBe('company');
  time += 14 * day;
  const late = openTab();
  late.forgetExpired();
  expect(late.strategy()).toBeUndefined();
  expect(await late.token()).toBeUndefined();
});

it('passes the signed-in account to listeners', () => {
  const tab = openTab();
  const seen: unknown[] = [];
  tab.subscribe((event, user) => seen.push([event, user?.name]));
  tab.begin('student', signedIn('a'));
  tab.end();
  expect(seen.map(String)).toEqual(['began,a', 'ended,']);
});

describe('while the server is asked to end the session', () => {
  const answerTo = (session: ReturnType<typeof openTab>) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    return { done: session.endBy(() => promise), resolve, reject };
  };

  it('hands out no token, and afterwards there is none', async () => {
    const tab = openTab();
    tab.begin('company', signedIn('a'));
    const { done, resolve } = answerTo(tab);
    const [asked, renewed] = [tab.token(), tab.renewed('token of a')];
    resolve('ended');
    expect(await done).toBe('ended');
    expect(await asked).toBeUndefined();
    expect(await reasonOf(renewed)).toBe('expired');
    expect(refreshes).toBe(0);
    expect(tab.events).toEqual(['began', 'ending', 'ended']);
    expect(shared).toBeUndefined();
  });

  it('goes on if the server refuses', async () => {
    const tab = openTab();
    tab.begin('company', signedIn('a'));
    const { done, reject } = answerTo(tab);
    const asked = tab.token();
    reject(new Error('refused'));
    await expect(done).rejects.toThrow('refused');
    expect(await asked).toBe('token of a');
    expect(tab.events).toEqual(['began', 'ending', 'stays']);
  });
});
