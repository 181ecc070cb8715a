import type { uploadCompanyFile } from '@engawa/contract/files/company';
import type { uploadStudentFile } from '@engawa/contract/files/student';
import type { TwoSteps } from '../../handler.ts';
import type { FileServices } from './file-services.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { scanFilesJob, scanUpload } from './scan-files.ts';
import { putObjects, recordFile, takeBackObjects } from './store-file.ts';

type UploadEndpoint = typeof uploadStudentFile | typeof uploadCompanyFile;

interface Prepared extends AsyncDisposable {
  file: ReceivedFile;
  scanned: boolean;
  /** The file's row is written, so its bytes stay. Should the commit fail, the sweep deletes them. */
  recorded: boolean;
}

/** Receiving and examining happen outside the transaction, which then only records the result. */
export function uploadSteps(services: FileServices): TwoSteps<UploadEndpoint, Prepared> {
  return {
    before: async ({ upload, actor, language, now }) => {
      const file = await receiveFile(services, upload, { by: actor.accountId, language });
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
