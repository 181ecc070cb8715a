import type { uploadCompanyFile } from '@engawa/contract/files/company';
import type { uploadStudentFile } from '@engawa/contract/files/student';
import type { TwoSteps } from '../../handler.ts';
import type { FileServices } from './file-services.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { putObjects, recordFile, takeBackObjects } from './store-file.ts';

type UploadEndpoint = typeof uploadStudentFile | typeof uploadCompanyFile;

interface Prepared extends AsyncDisposable {
  file: ReceivedFile;
  /** The file's row is written, so its bytes stay. Should the commit fail, the sweep deletes them. */
  recorded: boolean;
}

/** Receiving and examining happen outside the transaction, which then only records the result. */
export function uploadSteps(services: FileServices): TwoSteps<UploadEndpoint, Prepared> {
  return {
    before: async ({ upload, language, now }) => {
      const file = await receiveFile(services.spool, upload, language);
      const prepared: Prepared = {
        file,
        recorded: false,
        [Symbol.asyncDispose]: async () => {
          await file[Symbol.asyncDispose]();
          if (prepared.recorded) return;
          // Where this fails too (the database is away), the sweep knows the keys.
          await takeBackObjects(services, file).catch(() => undefined);
        },
      };
      try {
        await putObjects(services, file, now);
      } catch (error) {
        await prepared[Symbol.asyncDispose]();
        throw error;
      }
      return prepared;
    },
    fingerprint: ({ file }) => `${file.purpose}:${file.name}:${file.sha256}`,
    run: async (call, prepared) => {
      const { id, file } = await recordFile(call.tx, call.actor, prepared.file, call.now);
      call.concerns(id);
      prepared.recorded = true;
      return { file };
    },
  };
}
