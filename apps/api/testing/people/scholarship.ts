import { addProgramme } from '../../src/features/scholarship/public.ts';
import type { SignedIn } from '../database/factories.ts';
import { pdf } from '../files/sample-files.ts';
import { fileCalls } from '../files/uploads.ts';
import type { TestApp } from '../server/app.ts';

const minute = 60_000;

/** A programme whose period includes the test's current time. */
export async function createProgramme(
  test: TestApp,
  { raffle = true, opensIn = -60, closesIn = 60 } = {},
): Promise<string> {
  const now = test.clock.now().getTime();
  const programme = {
    nameJa: '試験の奨学金',
    nameEn: 'Scholarship of a test',
    opensAt: new Date(now + opensIn * minute),
    deadline: new Date(now + closesIn * minute),
  };
  const id = await test.services.databases.commands
    .transaction()
    .execute((tx) => addProgramme(tx, programme, { raffle }));
  return id ?? '';
}

const research = {
  category: 'research',
  title: '水の研究',
  writeup: '川の水をきれいにする方法を調べています。',
  fileIds: [] as string[],
};
export const raffle = { category: 'raffle', title: null, writeup: null, fileIds: [] };

export const scholarshipCalls = (test: TestApp) => {
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, who: SignedIn, body?: object) =>
    test.app.inject({
      method,
      url: `/v1/student/scholarship${path}`,
      headers: { languagetype: '1', ...who.headers },
      ...(body && { payload: body }),
    });
  return {
    list: (who: SignedIn) => send('GET', '', who),
    add: (who: SignedIn, programmeId: string, change: object = {}) =>
      send('POST', '/entry', who, { programmeId, ...research, ...change }),
    save: (who: SignedIn, id: string, version: number, change: object = {}) =>
      send('POST', `/entry/${id}`, who, { version, ...research, ...change }),
    remove: (who: SignedIn, id: string) => send('DELETE', `/entry/${id}`, who),
    upload: async (who: SignedIn, name = 'plan.pdf', purpose = 'scholarship'): Promise<string> =>
      (await fileCalls(test).upload(purpose, [{ name, content: pdf }], { who })).json().file.id,
  };
};
