import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountSql, recruiterSql } from '../../../../bench/http/account-sql.ts';
import { createRecruiter, createStudent } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

function watchStatements(): string[] {
  const { pipeline, readPipeline } = api.services.databases;
  const sent: string[] = [];
  for (const one of [pipeline, readPipeline]) {
    const query = one.query.bind(one);
    one.query = (sql, parameters) => {
      sent.push(sql);
      return query(sql, parameters);
    };
  }
  return sent;
}

test('a signed-in read takes two statements: the session and the row', async () => {
  const student = await createStudent(api);
  const recruiter = await createRecruiter(api);
  const sent = watchStatements();
  const account = () => api.app.inject({ url: '/v1/student/account', headers: student.headers });
  await account();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toContain('from access_token');
  // bench/http compares with exactly this statement.
  expect(sent[1]).toBe(accountSql);

  sent.length = 0;
  await Promise.all(Array.from({ length: 20 }, account));
  // Twenty concurrent requests share session checks.
  expect(sent.filter((sql) => sql.includes('from access_token')).length).toBeLessThan(20);
  expect(sent.filter((sql) => sql === accountSql)).toHaveLength(20);

  sent.length = 0;
  await api.app.inject({ url: '/v1/company/account', headers: recruiter.headers });
  expect(sent[1]).toBe(recruiterSql);
});
