import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullGeneral, publishGeneral } from '../../testing/contents/general.ts';
import {
  createEmployer,
  jobCalls,
  jobWith,
  releaseOne,
  uploadPicture,
} from '../../testing/contents/jobs.ts';
import {
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

const visit = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { accept: 'text/html', ...headers } });
/** Past the time for which pages are cached. */
const later = () => api.clock.advance(3);
const release = (job: object = {}, by: SignedIn = who) => releaseOne(jobCalls(api), by, job);

test('text never becomes markup, in the page or in its data', async () => {
  const evil = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'&`;
  const other = await createEmployer(api);
  const words = { position: evil, businessContent: evil, workLocation: evil, holidays: evil };
  const id = await release(jobWith({ jp: words, en: words }), other);
  const { jp, en, common } = fullGeneral;
  const named = { companyName: evil, companyProfile: evil };
  const generalInfo = { jp: jp && { ...jp, ...named }, en: en && { ...en, ...named }, common };
  await publishGeneral(api, other, { generalInfo, version: 1 });
  for (const path of [`/jobs/${id}`, `/companies/${other.companyId}`]) {
    const { statusCode, body } = await visit(path);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<img src=x');
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      '<script>',
    ]);
    expect(body.match(/<\/script/g)).toHaveLength(2);
    expect(body).toContain('&lt;/script&gt;');
  }
});

test('public pages contain nothing of a student', async () => {
  const student = await createStudent(api);
  const id = await release();
  const before = await visit(`/jobs/${id}`);
  const saved = await api.app.inject({
    method: 'POST',
    url: '/v1/student/my-activities/save/jobs',
    headers: student.headers,
    payload: { jobId: id },
  });
  expect(saved.statusCode).toBe(200);
  later();
  const after = await visit(`/jobs/${id}`, student.headers);
  expect(after.body).toBe(before.body);
});

describe('the preview picture of a page', () => {
  const sizeOf = async (url: string) => {
    const reply = await visit(url);
    expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([
      url,
      200,
      'image/jpeg',
    ]);
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    return { width, height, format };
  };
  const wanted = { width: 1200, height: 630, format: 'jpeg' };

  test('is drawn for a company without a picture', async () => {
    const id = await release();
    const { body } = await visit(`/jobs/${id}`);
    expect(body).toContain(
      `<meta property="og:image" content="${api.services.origin}/jobs/${id}/card-ja.jpg">`,
    );
    expect(await sizeOf(`/jobs/${id}/card-ja.jpg`)).toEqual(wanted);
    expect(await sizeOf(`/companies/${who.companyId}/card-en.jpg`)).toEqual(wanted);
  });

  test('has the company’s picture if there is one', async () => {
    const other = await createEmployer(api);
    const coverImage = await uploadPicture(api, other);
    const { jp, en, common } = fullGeneral;
    const generalInfo = {
      jp: jp && { ...jp, coverImage },
      en: en && { ...en, coverImage },
      common,
    };
    const bare = await visit(`/companies/${other.companyId}/card-ja.jpg`);
    await publishGeneral(api, other, { generalInfo, version: 1 });
    const id = await release({}, other);
    later();
    expect(await sizeOf(`/jobs/${id}/card-ja.jpg`)).toEqual(wanted);
    const own = await visit(`/companies/${other.companyId}/card-ja.jpg`);
    expect(own.rawPayload.equals(bare.rawPayload)).toBe(false);
  });
});

test('requests that query the database count against the rate limit, cached ones do not', async () => {
  const strict = await startTestApp({ beside: api, env: { CALLS_PER_MINUTE: '3' } });
  try {
    const id = await release();
    // Both servers share the count per address and minute; this starts a new minute.
    api.clock.advance(60);
    const ask = (path: string) => strict.app.inject({ url: path });
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await ask(`/jobs/${id}`)).statusCode).toBe(200);
    }
    const statuses = [];
    for (let asked = 0; asked < 4; asked += 1) {
      statuses.push((await ask(`/jobs/${randomUUID()}`)).statusCode);
    }
    expect(statuses).toEqual([404, 404, 429, 429]);
  } finally {
    await strict.close();
  }
});
