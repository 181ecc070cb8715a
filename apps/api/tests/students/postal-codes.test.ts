import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter, createStudent } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const find = (side: 'student' | 'company', code: string, headers = {}) =>
  api.app.inject({ url: `/v1/${side}/postal-codes/${code}`, headers });

test('both sides look up a code, with its reading', async () => {
  const tsukuba = {
    prefecture: '茨城県',
    city: 'つくば市',
    town: '天久保',
    kana: { prefecture: 'イバラキケン', city: 'ツクバシ', town: 'アマクボ' },
  };
  const [student, recruiter] = [await createStudent(api), await createRecruiter(api)];
  for (const reply of [
    await find('student', '3050005', student.headers),
    await find('company', '3050005', recruiter.headers),
  ]) {
    expect([reply.statusCode, reply.json().address]).toEqual([200, tsukuba]);
  }
  expect((await find('student', '0000000', student.headers)).json().address).toBeNull();
});

test('only complete codes, and only with a session', async () => {
  const { headers } = await createStudent(api);
  for (const code of ['305', '305-0005', '30500055', 'abcdefg', '__proto__']) {
    expect((await find('student', code, headers)).statusCode, code).toBe(404);
  }
  expect((await find('student', '3050005')).statusCode).toBe(401);
  expect((await find('company', '3050005', headers)).statusCode).toBe(403);
});

test('sixty in ten minutes are enough for filling in a form', async () => {
  const { headers } = await createStudent(api);
  for (let asked = 0; asked < 60; asked += 1) {
    expect((await find('student', '3050005', headers)).statusCode).toBe(200);
  }
  expect((await find('student', '3050005', headers)).statusCode).toBe(429);
  const other = await createStudent(api);
  expect((await find('student', '3050005', other.headers)).statusCode).toBe(200);
});
