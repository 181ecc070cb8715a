import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverSvg } from '../src/demo/art/cover.ts';
import { encodePictures } from '../src/demo/art/encode-picture.ts';
import { logoSvg } from '../src/demo/art/logo.ts';
import { insertPicture, recordPicture } from '../src/demo/art/record-picture.ts';
import { listPictures } from '../src/features/files/public.ts';
import { sweepFiles } from '../src/features/files/sweep-files.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createRecruiter } from '../testing/factories.ts';
import { fileCalls, onDisk } from '../testing/uploads.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test('drawings are encoded ahead and recorded as if a company had uploaded them', async () => {
  const { companyId, accountId } = await createRecruiter(api);
  const { files, databases } = api.services;
  const now = api.clock.now();
  const svgs = [coverSvg('a', 1), logoSvg('a'), coverSvg('b', 3)];
  const drawings = await encodePictures(files, svgs, now);
  const ids = await databases.commands.transaction().execute((tx) =>
    Promise.all(
      drawings.map((drawing, at) =>
        recordPicture(tx, drawing, {
          companyId,
          uploadedBy: at === 0 ? accountId : null,
          subject: 'company-page:1',
          name: 'picture.webp',
          now,
        }),
      ),
    ),
  );
  // After the time that unused files have; these are used.
  api.clock.advance(48 * 3600);
  await sweepFiles(files, api.clock.now());
  const listed = new Map(
    (await listPictures(databases.reads, companyId, ids)).map(({ id, pictures }) => [id, pictures]),
  );
  const widths = ids.map((id) => listed.get(id)?.map(({ width }) => width));
  expect(widths).toEqual([[480, 1280], [320], [480, 1280]]);
  const { rawPayload } = await fileCalls(api).get(listed.get(ids[0] ?? '')?.[0]?.url ?? '');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
});

test('one is made and recorded at once, and nothing is left on its way', async () => {
  const { companyId } = await createRecruiter(api);
  const { files, databases } = api.services;
  const before = onDisk(api).length;
  const id = await databases.commands.transaction().execute((tx) =>
    insertPicture(tx, files, {
      companyId,
      uploadedBy: null,
      subject: 'company-page:2',
      svg: logoSvg('b'),
      name: 'logo.webp',
      now: api.clock.now(),
    }),
  );
  expect(await listPictures(databases.reads, companyId, [id])).toHaveLength(1);
  expect(onDisk(api)).toHaveLength(before + 1);
});
