import { expect, test } from 'vitest';
import { isOpenDemo, readConfig } from './config.ts';

const database = { DATABASE_URL: 'postgres://localhost/engawa' };
const secure = { PUBLIC_ORIGIN: 'https://engawa.example' };

test.each([
  ['by itself', {}, true],
  ['with an origin of this machine', { PUBLIC_ORIGIN: 'http://127.0.0.1:8080' }, true],
  ['with a public origin', secure, false],
  ['where other machines can come', { HOST: '0.0.0.0' }, false],
  ['with a database of one’s own', database, false],
  ['when asked for by name', { ...secure, ...database, ENGAWA_DEMO: 'on' }, true],
  ['when it is refused by name', { ENGAWA_DEMO: 'off' }, false],
])('the demo %s', (_how, env, demo) => {
  expect(readConfig(env).ENGAWA_DEMO).toBe(demo);
});

test.each([
  [{}, './backups'],
  [{ ENGAWA_BACKUPS: '/elsewhere' }, '/elsewhere'],
  [database, undefined],
])('%j keeps backups in %j', (env, folder) => {
  expect(readConfig(env).ENGAWA_BACKUPS).toBe(folder);
});

test.each([
  [{}, false],
  [{ ENGAWA_DEMO: 'on' }, false],
  [{ ...secure, ENGAWA_DEMO: 'on' }, true],
  [{ HOST: '::', ENGAWA_DEMO: 'on' }, true],
  [secure, false],
])('%j is a demo that others can reach: %j', (env, open) => {
  expect(isOpenDemo(readConfig(env))).toBe(open);
});
