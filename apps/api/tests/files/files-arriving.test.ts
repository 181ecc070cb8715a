import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { multipart } from '../../testing/files/multipart.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { arriving, fileCalls, onDisk } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let port: number;
beforeAll(async () => {
  api = await startTestApp();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});
afterAll(() => api.close());

/** Sends all but the end of the upload. */
function beginUpload(who: SignedIn): ClientRequest {
  const { payload, headers } = multipart({ purpose: 'resume' }, [{ name: 'a.pdf', content: pdf }]);
  const sent = request({
    port,
    method: 'POST',
    path: '/v1/student/upload-file',
    headers: { ...who.headers, ...headers, 'content-length': payload.length },
  });
  sent.on('error', () => undefined);
  sent.write(payload.subarray(0, -10));
  return sent;
}

test('eight slow uploads of one person block only that person’s ninth', async () => {
  const [slow, other] = [await createStudent(api), await createStudent(api)];
  const upload = async (who: SignedIn) =>
    (await fileCalls(api).upload('resume', [{ name: 'a.pdf', content: pdf }], { who })).statusCode;
  const begun = Array.from({ length: 8 }, () => beginUpload(slow));
  await until('eight to arrive', () => arriving(api).length === 8);
  expect([await upload(slow), await upload(other)]).toEqual([429, 200]);
  for (const one of begun) one.destroy();
  expect(await onDisk(api)).toHaveLength(1);
  await until('room for another', async () => (await upload(slow)) === 200);
});
