import type { uploadCompanyFile } from '@engawa/contract/files/company';
import type { UploadPurposeName } from '@engawa/contract/files/purposes';
import type { uploadStudentFile } from '@engawa/contract/files/student';
import type { uploadCompanyMessageFile } from '@engawa/contract/messages/company';
import type { uploadStudentMessageFile } from '@engawa/contract/messages/student';
import { AtOnce } from '@engawa/platform/work/at-once';
import type { TwoSteps } from '../../../handler.ts';
import type { FileServices } from '../file-services.ts';
import { scanFilesJob, scanUpload } from '../sweep/scan-files.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { putObjects, recordFile, takeBackObjects } from './store-file.ts';

type UploadEndpoint =
  | typeof uploadStudentFile
  | typeof uploadCompanyFile
  | typeof uploadStudentMessageFile
  | typeof uploadCompanyMessageFile;

interface Prepared extends AsyncDisposable {
  file: ReceivedFile;
  scanned: boolean;
  /** The file's row is written, so its bytes stay. Should the commit fail, the sweep deletes them. */
  recorded: boolean;
}

/**
 * As many as may stand in line to be examined. A file can be 100 MB and take its time to arrive: of as
 * many as one likes the disk would be full, with nothing that counts against anybody's quota.
 */
const receivedAtOnce = 8;

/** One line for a server, whichever call they come by. */
const lines = new WeakMap<FileServices, AtOnce>();
function receivingOf(services: FileServices): AtOnce {
  const line = lines.get(services) ?? new AtOnce(receivedAtOnce);
  lines.set(services, line);
  return line;
}

/** For a message that is not sent yet. */
export const messageUploads = (services: FileServices) => uploadSteps(services, 'message');

/** Receiving and examining happen outside the transaction, which then only records the result. */
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
          // Where this fails too (the database is away), the sweep knows the keys.
          await takeBackObjects(services, file).catch(() => undefined);
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
