import { startObjectServer } from '@engawa/platform/testing/stand-ins/object-server';
import { expect, onTestFinished, test } from 'vitest';
import { createStudent } from '../../testing/database/factories.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { startTestApp } from '../../testing/server/app.ts';

const token = 'a-token-for-metrics';

async function start(logInto?: { write(line: string): void }) {
  const objects = await startObjectServer();
  const api = await startTestApp({
    ...(logInto && { logInto }),
    env: {
      METRICS_TOKEN: token,
      LOG_LEVEL: 'warn',
      ENGAWA_BUILD: 'release-7',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_ENDPOINT: objects.endpoint,
    },
  });
  onTestFinished(() => api.close());
  const metrics = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await api.app.inject({ url: '/metrics', headers })).body;
  };
  return { api, objects, metrics };
}

test('a 503 names the unavailable object store in log and metrics', async () => {
  const lines: string[] = [];
  const { api, objects, metrics } = await start({ write: (line) => lines.push(line) });
  await objects.stop();
  const who = await createStudent(api);
  const answer = await fileCalls(api).upload('resume', [{ name: 'cv.pdf', content: pdf }], { who });
  expect(answer.statusCode).toBe(503);
  expect(await metrics()).toMatch(/^engawa_unavailable_total\{cause="store"\} 1$/m);
  expect(await metrics()).toMatch(/^engawa_store_failures [1-9]\d*$/m);
  expect(lines.join('')).toContain('"because":"store"');
});

test('metrics show the release, waiting work and the use of the pool', async () => {
  const { objects, metrics } = await start();
  onTestFinished(() => objects.stop());
  const shown = await metrics();
  expect(shown).toMatch(/^engawa_build_info\{version="release-7"\} 1$/m);
  for (const name of [
    'engawa_mails_waiting',
    'engawa_jobs_waiting',
    'engawa_relay_failures',
    'engawa_database_connections_used',
  ]) {
    expect(shown).toMatch(new RegExp(`^${name} \\d+$`, 'm'));
  }
  expect(shown).toMatch(/^engawa_database_connections_most 10$/m);
});

test('a missing bucket stops the start', async () => {
  const objects = await startObjectServer();
  onTestFinished(() => objects.stop());
  objects.fault = 'NoSuchBucket';
  const env = {
    S3_BUCKET: 'other',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_ENDPOINT: objects.endpoint,
  };
  await expect(startTestApp({ env })).rejects.toThrow('S3_BUCKET does not exist');
});
