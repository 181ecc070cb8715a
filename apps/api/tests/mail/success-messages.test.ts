import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventCalls, eventWith } from '../../testing/contents/events.ts';
import { fullGeneral } from '../../testing/contents/general.ts';
import { fullArticle, fullTip } from '../../testing/contents/posts.ts';
import {
  createRecruiter,
  createStudent,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  who = await createRecruiter(api);
});
afterAll(() => api.close());

const fresh = { version: 0, inStep: [] };
const post = async (path: string, body: object): Promise<string> => {
  const reply = await new Browser(api, { language: 'en' }).post(path, body, who.headers);
  return reply.json().message;
};

describe('success messages', () => {
  test.each([
    [3, 'Draft saved.'],
    [1, 'Published.'],
  ])('of the company page, status %s: %s', async (status, message) => {
    const version = status === 1 ? 1 : 0;
    const body = { version, inStep: [], status, generalInfo: fullGeneral };
    expect(await post('/v1/company/general-content-management', body)).toBe(message);
  });

  test.each([
    ['draft', 'Draft saved.'],
    ['public', 'Published.'],
    ['private', 'Saved.'],
  ])('of event, article and tip, %s: %s', async (status, message) => {
    const event = await eventCalls(api).save(who, { status, ...eventWith(api) });
    expect(event.json().message).toBe(message);
    const article = { ...fresh, articleId: null, status, ...fullArticle };
    expect(await post('/v1/company/additional-content-management', article)).toBe(message);
    const tip = { ...fresh, tipId: null, status, ...fullTip };
    expect(await post('/v1/company/senpai-tip-management', tip)).toBe(message);
  });
});

test('a failed save gets a message without the cause', async () => {
  const student = await createStudent(api);
  await api.services.databases.pool.query('alter table student_link rename to elsewhere');
  try {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/v1/student/profile/sns',
      headers: { ...student.headers, languagetype: 'en' },
      payload: { version: 0, links: [] },
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { code: 'save_failed', message: 'Failed to save.' },
    ]);
  } finally {
    await api.services.databases.pool.query('alter table elsewhere rename to student_link');
  }
});
