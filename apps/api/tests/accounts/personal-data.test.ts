import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPersonalData } from '../../src/people/all-personal-data.ts';
import { createFullStudent } from '../../testing/people/full-student.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'on' } });
});
afterAll(() => api.close());

const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await api.services.databases.pool.query(text, values)).rows as Row[];

const fates = allPersonalData.flatMap(({ tables }) => Object.entries(tables));

/** Tables that reference a person or session, or have a column whose name says so. */
const naming = `
  select distinct c.conrelid::regclass::text as name
  from pg_constraint c
  where c.contype = 'f'
    and c.confrelid in ('account'::regclass, 'student'::regclass, 'recruiter'::regclass, 'session'::regclass)
  union
  select c.relname
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
    and a.attname ~ '^(student|account|recruiter|caller)(_id)?$|_(by|student_id|account_id|recruiter_id)$'`;

describe('personal data', () => {
  test('every table with a person’s id is declared by one feature', async () => {
    const named = (await rows<{ name: string }>(naming)).map(({ name }) => name);
    const answered = fates.map(([table]) => table);
    // `account` references nobody: it is the person's own row.
    expect(answered.toSorted()).toEqual([...new Set([...named, 'account'])].toSorted());
  });

  test('rows declared as deleted with the student reference that row', async () => {
    const hanging = await rows<{ name: string }>(`
      with recursive hanging as (
        select 'student'::regclass::oid as id
        union
        select c.conrelid from pg_constraint c join hanging on hanging.id = c.confrelid
        where c.contype = 'f' and c.confdeltype = 'c'
      )
      select id::regclass::text as name from hanging`);
    const names = hanging.map(({ name }) => name);
    const said = fates.filter(([, fate]) => fate === 'goes with the student');
    expect(said.map(([table]) => table).filter((table) => !names.includes(table))).toEqual([]);
  });

  test('after an erasure only tables declared to keep it contain the id', async () => {
    const person = await createFullStudent(api);
    const tablesWithId = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const [table] of fates) {
        const [row] = await rows(`select 1 from ${table} t where strpos(t::text, $1) > 0 limit 1`, [
          person.accountId,
        ]);
        if (row) found.push(table);
      }
      return found;
    };
    expect((await tablesWithId()).length).toBeGreaterThan(15);
    const reply = await api.app.inject({
      method: 'DELETE',
      url: '/v1/student/account',
      headers: person.headers,
    });
    expect(reply.statusCode).toBe(200);
    const staying = fates.filter(([, fate]) => fate === 'stays').map(([table]) => table);
    expect((await tablesWithId()).filter((table) => !staying.includes(table))).toEqual([]);
  });

  test('a feature with data of a student shows it in the archive', () => {
    const silent = allPersonalData.filter(
      ({ tables, show }) => !show && Object.values(tables).some((fate) => fate !== 'stays'),
    );
    // Files are in the archive as files.
    expect(silent.map(({ tables }) => Object.keys(tables))).toEqual([['stored_file', 'file_use']]);
  });
});
