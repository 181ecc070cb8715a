import type { uploadCompanyFile } from '@engawa/contract/files/company';
import type { UploadPurposeName } from '@engawa/contract/files/purposes';
import type { uploadStudentFile } from '@engawa/contract/files/student';
import type { uploadCompanyMessageFile } from '@engawa/contract/messages/company';
import type { uploadStudentMessageFile } from '@engawa/contract/messages/student';
import { ConcurrencyLimit } from '@engawa/platform/work/concurrency-limit';
import type { TwoSteps } from '../../../handler.ts';
import type { FileServices } from '../file-services.ts';
import { scanFilesJob, scanUpload } from '../sweep/scan-files.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { deleteStoredObjects, putObjects, recordFile } from './store-file.ts';

type UploadEndpoint =
  | typeof uploadStudentFile
  | typeof uploadCompanyFile
  | typeof uploadStudentMessageFile
  | typeof uploadCompanyMessageFile;

interface Prepared extends AsyncDisposable {
  file: ReceivedFile;
  scanned: boolean;
  /** The row is written, so the bytes stay; if the commit fails, the sweep deletes them. */
  recorded: boolean;
}

/**
 * Limits uploads on disk per server. A file can be 100 MB and arrive slowly: unlimited parallel
 * uploads would fill the disk before any quota counts them.
 */
const receivedAtOnce = 8;

/** One queue per server, shared by all upload endpoints. */
const lines = new WeakMap<FileServices, ConcurrencyLimit>();
function receivingOf(services: FileServices): ConcurrencyLimit {
  const line = lines.get(services) ?? new ConcurrencyLimit(receivedAtOnce);
  lines.set(services, line);
  return line;
}

export const messageUploads = (services: FileServices) => uploadSteps(services, 'message');

/** Receives and examines outside the transaction, which only records the result. */
export function uploadSteps(
  services: FileServices,
  purpose?: UploadPurposeName,
): TwoSteps<UploadEndpoint, Prepared> {
  const receiving = receivingOf(services);
  return {
    before: async ({ upload, actor, address, language, now }) => {
      const by = { account: actor.accountId, address };
      const receiver = { by, language, purpose };
      const file = await receiving.run(by.account, () => receiveFile(services, upload, receiver));
      const prepared: Prepared = {
        file,
        scanned: false,
        recorded: false,
        [Symbol.asyncDispose]: async () => {
          await file[Symbol.asyncDispose]();
          if (prepared.recorded) return;
          // If the store or database is unavailable, the sweep deletes the objects later.
          await deleteStoredObjects(services, file).catch(() => undefined);
        },
      };
      try {
        prepared.scanned = await scanUpload(services, file);
        await putObjects(services, file, now);
      } catch (error) {
        await prepared[Symbol.asyncDispose]();
        throw error;
      }
      return prepared;
    },
    fingerprint: ({ file }) => `${file.purpose}:${file.name}:${file.sha256}`,
    run: async (call, prepared) => {
      const { scanned } = prepared;
      const received = { ...prepared.file, scannedAt: scanned ? call.now : null };
      const { id, file } = await recordFile(call.tx, call.actor, received, call.now);
      if (!scanned && file.pictures.length === 0 && services.scanner) {
        call.outbox.job(scanFilesJob, {});
      }
      call.concerns(id);
      prepared.recorded = true;
      return { file };
    },
  };
}
