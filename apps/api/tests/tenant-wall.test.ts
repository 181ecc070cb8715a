import { company, endpoint } from '@engawa/contract/endpoint';
import { acrossTenants } from '@engawa/platform/db/tenant-wall';
import { bind } from '@engawa/platform/http/endpoint/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Db, Tables, Tx } from '../src/database.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createRecruiter, type SignedInRecruiter } from '../testing/factories.ts';
import { draftOne, jobCalls } from '../testing/jobs.ts';

/** Handlers that forget whose rows they ask for, in the ways one can. */
const forgetful: Record<string, (db: Db) => Promise<string[]>> = {
  'every content': async (db) => {
    const rows = await db.selectFrom('content').select('company_id as id').execute();
    return rows.map(({ id }) => id);
  },
  'by another name': async (db) => {
    const rows = await db.selectFrom('content as c').select('c.company_id as id').execute();
    return rows.map(({ id }) => id);
  },
  'in a join': async (db) => {
    const rows = await db
      .selectFrom('job_posting')
      .innerJoin('content', 'content.id', 'job_posting.id')
      .select('content.company_id as id')
      .execute();
    return rows.map(({ id }) => id);
  },
  'behind an or': async (db) => {
    const rows = await db
      .selectFrom('content')
      .where((where) => where.or([where('kind', '=', 'job'), where('kind', '=', 'event')]))
      .select('company_id as id')
      .execute();
    return rows.map(({ id }) => id);
  },
  'on the right of an outer join': async (db) => {
    const rows = await db
      .selectFrom('job_posting')
      .leftJoin('content', 'content.id', 'job_posting.id')
      .select('content.company_id as id')
      .execute();
    return rows.flatMap(({ id }) => id ?? []);
  },
  'in a part of a statement': async (db) => {
    const rows = await db
      .selectFrom('company')
      .where('id', 'in', (of) => of.selectFrom('content').select('company_id'))
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  },
};

const forget = endpoint({
  id: 'company.notes.forget',
  method: 'GET',
  path: '/v1/company/forget',
  summary: 'Asks for everybody’s rows.',
  auth: company(0),
  query: z.object({ how: z.string() }),
  reply: z.object({ ids: z.array(z.string()) }),
  errors: [],
});
const change = endpoint({
  id: 'company.notes.change',
  method: 'POST',
  path: '/v1/company/change',
  summary: 'Changes everybody’s rows.',
  auth: company(0),
  body: z.strictObject({ how: z.string() }),
  reply: z.object({ changed: z.int() }),
  errors: [],
});

const changes: Record<string, (tx: Tx) => Promise<{ length: number }>> = {
  update: (tx) => tx.updateTable('content').set({ version: 99 }).returning('id').execute(),
  delete: (tx) => tx.deleteFrom('content').returning('id').execute(),
  'by hand': async (tx) =>
    (await sql`update content set version = 99 returning id`.execute(tx)).rows,
  'by hand, elsewhere': async (tx) =>
    (await sql`select 1 from account, recruiter r`.execute(tx)).rows,
  'by a name of a table': async (tx) =>
    (await sql`select 1 from ${sql.table('recruiter')}`.execute(tx)).rows,
  'by merging': async (tx) =>
    (
      await tx
        .mergeInto('content')
        .using('company', 'company.id', 'content.company_id')
        .whenMatched()
        .thenDelete()
        .execute()
    ).slice(),
  across: (tx) => acrossTenants(tx).selectFrom('content').select('id').execute(),
};

let api: TestApp;
let planted: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  who = await createRecruiter(api);
  const other = await createRecruiter(api);
  for (const one of [who, other]) await draftOne(jobCalls(api), one);
  planted = await startTestApp({
    beside: api,
    contractFor: () => ({
      endpoints: [forget, change],
      routes: [
        bind<typeof forget, Tables, never>(forget, async ({ db, query }) => ({
          ids: (await forgetful[query.how]?.(db)) ?? [],
        })),
        bind<typeof change, Tables, never>(change, async ({ tx, body }) => ({
          changed: (await changes[body.how]?.(tx))?.length ?? 0,
        })),
      ],
    }),
  });
});
afterAll(async () => {
  await planted.close();
  await api.close();
});

describe('a handler that forgets the company finds only its own', () => {
  test.each(Object.keys(forgetful))('%s', async (how) => {
    const url = `/v1/company/forget?how=${encodeURIComponent(how)}`;
    const reply = await planted.app.inject({ url, headers: who.headers });
    expect(reply.json()).toMatchObject({ ids: [who.companyId] });
  });

  const send = (how: string) =>
    planted.app.inject({
      method: 'POST',
      url: '/v1/company/change',
      headers: who.headers,
      payload: { how },
    });

  test('and changes only its own', async () => {
    expect((await send('update')).json().changed).toBe(1);
    expect((await send('delete')).json().changed).toBe(1);
  });

  test.each(['by hand', 'by hand, elsewhere', 'by a name of a table', 'by merging'])(
    'and is stopped where it asks %s',
    async (how) => {
      expect((await send(how)).statusCode).toBe(500);
    },
  );

  test('unless it says that it means everybody', async () => {
    expect((await send('across')).json().changed).toBe(1);
  });
});
