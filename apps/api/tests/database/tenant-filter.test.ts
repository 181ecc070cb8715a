import { company, endpoint } from '@engawa/contract/endpoint';
import { acrossTenants } from '@engawa/platform/db/tenant/tenant-filter';
import { bind } from '@engawa/platform/http/endpoint/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Db, type Tables, type Tx, tenantTables } from '../../src/database.ts';
import { draftOne, jobCalls } from '../../testing/contents/jobs.ts';
import { createRecruiter, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

/** Handlers that forget the company condition, in several forms. */
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
  'of what is a part of contents': async (db) => {
    const rows = await db.selectFrom('job_posting as j').select('j.id').execute();
    return ownersOf(rows.map(({ id }) => id));
  },
  'of parts beside what they are no part of': async (db) => {
    const rows = await db
      .selectFrom('recruiter')
      .innerJoin('job_posting', (join) => join.onTrue())
      .select('job_posting.id')
      .execute();
    return ownersOf(rows.map(({ id }) => id));
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

const ownersOf = async (ids: string[]) => {
  const { rows } = await api.services.databases.pool.query<{ id: string }>(
    'select company_id as id from content where id = any($1)',
    [ids],
  );
  return rows.map(({ id }) => id);
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
  'parts of contents': (tx) =>
    tx.updateTable('job_posting').set({ status: 3 }).returning('id').execute(),
  'an insert for another': async (tx) =>
    tx.insertInto('save_list').values({ company_id: other.companyId, name: 'x' }).execute(),
  'an insert of several, one for another': async (tx) =>
    tx
      .insertInto('save_list')
      .values([who, other].map(({ companyId }) => ({ company_id: companyId, name: 'x' })))
      .execute(),
  'an insert from everywhere': async (tx) =>
    tx
      .insertInto('save_list')
      .columns(['company_id', 'name'])
      .expression((of) => of.selectFrom('company').select(['id', 'name_en']))
      .execute(),
  'a gift to another': async (tx) =>
    tx.updateTable('content').set({ company_id: other.companyId }).execute(),
  'an insert of its own': async (tx) =>
    tx.insertInto('save_list').values({ company_id: who.companyId, name: 'x' }).execute(),
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
let other: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  who = await createRecruiter(api);
  other = await createRecruiter(api);
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

describe('a handler that forgets the company finds only its own rows', () => {
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

  test('and changes only its own rows', async () => {
    expect((await send('parts of contents')).json().changed).toBe(1);
    expect((await send('an insert of its own')).json().changed).toBe(1);
    expect((await send('update')).json().changed).toBe(1);
    expect((await send('delete')).json().changed).toBe(1);
  });

  test.each(['by hand', 'by hand, elsewhere', 'by a name of a table', 'by merging'])(
    'and is refused for %s',
    async (how) => {
      expect((await send(how)).statusCode).toBe(500);
    },
  );

  test.each([
    'an insert for another',
    'an insert of several, one for another',
    'an insert from everywhere',
    'a gift to another',
  ])('and is refused at %s', async (how) => {
    expect((await send(how)).statusCode).toBe(500);
  });

  test('unless it lifts the filter with acrossTenants', async () => {
    expect((await send('across')).json().changed).toBe(1);
  });
});

/** Tables with a `company_id` that other companies or the operator read as well (`database.ts`). */
const readByOthers = [
  'account',
  'audit',
  'blocked_company',
  'company_partner',
  'company_response',
  'job_share',
  'report',
];

test('covers every table with a company_id, except those that others read', async () => {
  const { rows } = await api.services.databases.pool.query<{ table: string }>(
    `select table_name as table from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' order by table_name`,
  );
  const open = rows.map(({ table }) => table).filter((table) => !(table in tenantTables));
  expect(open).toEqual(readByOthers);
});
