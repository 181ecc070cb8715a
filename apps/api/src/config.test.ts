import { expect, test } from 'vitest';
import { isOpenDemo, readConfig } from './config.ts';
import { readIndexConfig } from './index-service/config.ts';

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
])('%j is a demo in the open: %j', (env, open) => {
  expect(isOpenDemo(readConfig(env))).toBe(open);
});

const secret = 'x'.repeat(32);
test.each([
  [{ INDEX_URL: 'http://10.0.0.5:3002' }, 'INDEX_TOKEN'],
  [{ INDEX_URL: '10.0.0.5', INDEX_TOKEN: secret }, 'INDEX_URL'],
  [{ INDEX_URL: 'http://10.0.0.5:3002', INDEX_TOKEN: 'short' }, 'at least 32 characters'],
])('%j is no way to an index service', (env, why) => {
  expect(() => readConfig(env)).toThrow(why);
});

test('the index service has a secret and a database, and listens on this machine', () => {
  expect(readIndexConfig({ ...database, INDEX_TOKEN: secret })).toMatchObject({
    INDEX_HOST: '127.0.0.1',
    INDEX_PORT: 3002,
  });
  expect(() => readIndexConfig(database)).toThrow('INDEX_TOKEN');
  expect(() => readIndexConfig({ INDEX_TOKEN: secret })).toThrow('DATABASE_URL');
});
