import { beforeEach, expect, it } from 'vitest';
import { SessionOver } from '../api/failures/api-failure.ts';
import type { StoredSession, Strategy } from './auth-jar.ts';
import { createSession } from './create-session.ts';

const day = 86_400_000;
let time: number;
let stored: StoredSession | undefined;
let expired: Strategy[];

beforeEach(() => {
  time = Date.UTC(2026, 10, 15);
  stored = {
    strategy: 'student',
    refreshExpiresAt: new Date(time + 14 * day).toISOString(),
    mark: 'm',
  };
  expired = [];
});

const openTab = () =>
  createSession({
    jar: {
      read: () => stored,
      write: (next) => {
        stored = next;
      },
      clear: () => {
        stored = undefined;
      },
    },
    now: () => time,
    refresh: () => Promise.reject(new Error('not asked for')),
    alone: (work) => work(),
    tellOtherTabs: () => {},
    onExpired: (strategy) => expired.push(strategy),
  });

it('is reported once, by the tab that notices it', async () => {
  const tab = openTab();
  time += 15 * day;
  await expect(tab.token()).rejects.toBeInstanceOf(SessionOver);
  await expect(tab.token()).rejects.toBeInstanceOf(SessionOver);
  expect(expired).toEqual(['student']);
});

it('is reported when it is discarded without a call', () => {
  const tab = openTab();
  time += 15 * day;
  tab.forgetExpired();
  expect(expired).toEqual(['student']);
  expect(stored).toBeUndefined();
});

it('is not reported while it is valid', () => {
  openTab().forgetExpired();
  expect(expired).toEqual([]);
});
