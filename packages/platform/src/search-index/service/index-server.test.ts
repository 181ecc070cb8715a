import type { Found, Query } from '@engawa/index/query';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { until } from '../../../testing/until.ts';
import { createLog } from '../../log/log.ts';
import { createIndexServer } from './index-server.ts';
import { RemoteIndexes } from './remote-indexes.ts';

const token = 'a-secret-of-this-test-and-no-other';
const source = { name: 'boats', columns: { length: 'number' } } as const;
const query: Query = { where: [], order: 'length', limit: 10 };
const found: Found = { count: 1, rows: [{ id: 'one', place: 3, score: null }] };
const ready = { isReady: () => true, holding: () => ({ rows: 1, changes: 0 }) };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(search: () => Promise<Found | undefined>, atOnce?: number) {
  const server = await createIndexServer({
    indexes: { ...ready, search },
    sources: [source],
    token,
    metricsToken: token,
    log: createLog('silent'),
    ...(atOnce && { atOnce }),
  });
  closing.push(() => server.close());
  return server;
}

function connect(url: string, options: Partial<ConstructorParameters<typeof RemoteIndexes>[0]>) {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  const remote = new RemoteIndexes({ url, token, sources: [source], log, ...options });
  closing.push(() => remote.close());
  remote.start();
  return { remote, lines };
}

const listen = (server: FastifyInstance) => server.listen({ port: 0, host: '127.0.0.1' });

const ask = (server: FastifyInstance, authorization: string, payload: object) =>
  server.inject({ method: 'POST', url: '/search', headers: { authorization }, payload });

test.each(['', 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token])(
  'authorization "%s" is refused before anything is read',
  async (authorization) => {
    const server = await serve(() => Promise.reject(new Error('it was asked')));
    const huge = { source: 'boats', query: 'x'.repeat(3_000_000) };
    for (const payload of [{ source: 'boats', query }, huge]) {
      expect((await ask(server, authorization, payload)).statusCode).toBe(401);
    }
    const headers = { authorization };
    expect((await server.inject({ url: '/sources', headers })).statusCode).toBe(401);
    expect((await server.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  },
);

test('what is too large or makes no sense is declined; health is anybody’s to ask', async () => {
  const server = await serve(async () => found);
  const held = `Bearer ${token}`;
  const statusOf = async (payload: object) => (await ask(server, held, payload)).statusCode;
  expect(await statusOf({ source: 'boats', query })).toBe(200);
  expect(await statusOf({ source: 'boats', query: { ...query, limit: 1_000_000 } })).toBe(400);
  expect(await statusOf({ source: 'boats' })).toBe(400);
  const ids = Array.from({ length: 60_000 }, () => '00000000-0000-7000-8000-000000000000');
  expect(await statusOf({ source: 'boats', query: { ...query, where: [{ ids }] } })).toBe(413);
  const health = await server.inject({ url: '/healthz' });
  expect(health.json()).toMatchObject({
    status: 'ok',
    ready: true,
    sources: { boats: { ready: true, rows: 1, changes: 0 } },
  });
  const metrics = await server.inject({ url: '/metrics', headers: { authorization: held } });
  expect(metrics.body).toContain('engawa_index_rows{source="boats"} 1');
});

test('a full line refuses at once, and has room again', async () => {
  const waiting: ((answer: Found) => void)[] = [];
  const server = await serve(() => new Promise((resolve) => waiting.push(resolve)), 2);
  const { remote, lines } = connect(await listen(server), {});
  await until('it to be ready', () => remote.isReady('boats'));
  const first = [remote.search('boats', query), remote.search('boats', query)];
  await until('both to be in line', () => waiting.length === 2);
  expect(await remote.search('boats', query)).toBeUndefined();
  for (const answer of waiting.splice(0)) answer(found);
  expect(await Promise.all(first)).toEqual([found, found]);
  const next = remote.search('boats', query);
  await until('the next to be in line', () => waiting.length === 1);
  waiting[0]?.(found);
  expect(await next).toEqual(found);
  expect(lines).toEqual([]);
});

test('one that hangs is given up, and asked again once it has been looked at', async () => {
  let hangs = true;
  const server = await serve(() => (hangs ? new Promise(() => undefined) : Promise.resolve(found)));
  const { remote } = connect(await listen(server), { patienceMs: 100 });
  await until('it to be ready', () => remote.isReady('boats'));
  expect(await remote.search('boats', query)).toBeUndefined();
  hangs = false;
  expect(await until('an answer', () => remote.search('boats', query))).toEqual(found);
});

test.each([
  ['another secret', { token: `${token}-of-yesterday` }, 'INDEX_TOKEN'],
  [
    'another release',
    { sources: [{ ...source, columns: { length: 'number', sails: 'facet' } as const }] },
    'other columns',
  ],
])('with %s nothing is asked of it, which is said once', async (_how, options, why) => {
  const server = await serve(() => Promise.reject(new Error('it was asked')));
  let looks = 0;
  server.server.on('request', () => {
    looks += 1;
  });
  const { remote, lines } = connect(await listen(server), options);
  await until('a second look', () => looks > 1);
  expect(remote.isReady('boats')).toBe(false);
  expect(await remote.search('boats', query)).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(why);
});
