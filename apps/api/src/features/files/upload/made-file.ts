import { Readable } from 'node:stream';
import { largestUpload } from '@engawa/contract/files/purposes';
import type { Tx } from '../../../database.ts';
import type { FileServices } from '../file-services.ts';
import { newKey } from './receive-file.ts';
import { deleteStoredObjects, insertStored, putObjects } from './store-file.ts';

export type MakingServices = Pick<FileServices, 'store' | 'spool' | 'commands'>;

/** A document that the server made for a student; its bytes are stored, its row is not. */
export interface MadeFile extends AsyncDisposable {
  name: string;
  mediaType: string;
  bytes: number;
  objects: { key: string; path: string; mediaType: string }[];
  /** Set with the row; without it the bytes are deleted at the end of the request. */
  recorded: boolean;
}

export async function putMade(
  services: MakingServices,
  { name, mediaType, content }: { name: string; mediaType: string; content: Buffer },
  now: Date,
): Promise<MadeFile> {
  const { path } = await services.spool.receive(Readable.from([content]), largestUpload);
  const objects = [{ key: newKey(), path, mediaType }];
  const made: MadeFile = {
    name,
    mediaType,
    bytes: content.length,
    objects,
    recorded: false,
    [Symbol.asyncDispose]: async () => {
      await services.spool.discard(path);
      if (made.recorded) return;
      // If the store or database is unavailable, the sweep deletes the object later.
      await deleteStoredObjects(services, made).catch(() => undefined);
    },
  };
  try {
    await putObjects(services, made, now);
  } catch (error) {
    await made[Symbol.asyncDispose]();
    throw error;
  }
  return made;
}

/**
 * Needs no scan, because nothing in it was uploaded. It counts against the student's storage but is
 * never refused by it: students cannot delete what they have sent.
 */
export async function recordMade(
  tx: Tx,
  studentId: string,
  made: MadeFile,
  now: Date,
): Promise<string> {
  const owner = { kind: 'student', accountId: studentId } as const;
  const { id } = await insertStored(tx, owner, { ...made, purpose: 'made', scannedAt: now }, now);
  made.recorded = true;
  return id;
}
