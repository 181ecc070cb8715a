import type { downloadData as endpoint } from '@engawa/contract/data-download/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import type { ObjectStore } from '@engawa/platform/storage/object-store';
import type { Scanner } from '@engawa/platform/storage/scan/scanner';
import type { Db } from '../../../database.ts';
import { uniqueNames } from '../../../downloads/file-names.rules.ts';
import { zipStream } from '../../../downloads/zip-stream.ts';
import type { Handler } from '../../../handler.ts';
import type { Asking, DescribeIdentity, PersonalData } from '../../../people/personal-data.ts';
import { listOfStudent, scanState } from '../../files/public.ts';
import { findAsker } from '../asker.repo.ts';
import { isGoodLink } from '../data-link.ts';
import { readMe } from '../read-me.ts';

export interface DownloadServices {
  /** Reads the primary: on a lagging replica the link could outlive its session. */
  commands: Db;
  store: ObjectStore;
  secret: Buffer;
  scanner: Scanner | undefined;
  personalData: readonly PersonalData[];
  describeIdentity: DescribeIdentity | undefined;
}

export const downloadData =
  ({
    commands,
    store,
    secret,
    scanner,
    personalData,
    describeIdentity,
  }: DownloadServices): Handler<typeof endpoint> =>
  async ({ params, query, now, language }) => {
    if (!isGoodLink(secret, { key: params.key, ...query }, now)) refuse('link_expired');
    const student = (await findAsker(commands, params.key)) ?? refuse('link_expired');
    const all = await listOfStudent(commands, student.id);
    const files = all.filter((file) => scanState(file, scanner !== undefined) === 'clean');
    const names = uniqueNames(files);
    const data = {
      exportedAt: now,
      ...(await collect(personalData, { db: commands, student, now, language, describeIdentity })),
      files: files.map(({ name, purpose, slot, media_type, bytes, created_at }, at) => ({
        path: `files/${names[at]}`,
        name,
        purpose,
        slot,
        mediaType: media_type,
        bytes,
        uploadedAt: created_at,
      })),
    };
    const stream = zipStream([
      { name: 'README.txt', text: readMe, at: now },
      { name: 'profile.json', text: `${JSON.stringify(data, null, 2)}\n`, at: now },
      ...files.map(({ key, pictures, created_at }, at) => ({
        name: `files/${names[at]}`,
        at: created_at,
        // Of a picture only the largest width: the others are derived from it.
        open: async () => (await store.get(pictures.at(-1)?.key ?? key))?.stream,
      })),
    ]);
    const attachment = `engawa-data-${now.toISOString().slice(0, 10)}.zip`;
    return { stream, bytes: undefined, mediaType: 'application/zip', attachment };
  };

async function collect(personalData: readonly PersonalData[], asking: Asking): Promise<object> {
  const shown: object = {};
  for (const { show } of personalData) Object.assign(shown, await show?.(asking));
  return shown;
}
