import type { uploadCompanyFile } from '@engawa/contract/files/company';
import type { uploadStudentFile } from '@engawa/contract/files/student';
import type { TwoSteps } from '../../handler.ts';
import type { FileServices } from './file-services.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { putObjects, recordFile } from './store-file.ts';

type UploadEndpoint = typeof uploadStudentFile | typeof uploadCompanyFile;

/** Receiving and examining happen outside the transaction, which then only records the result. */
export function uploadSteps(services: FileServices): TwoSteps<UploadEndpoint, ReceivedFile> {
  return {
    before: async ({ upload, language, now }) => {
      const file = await receiveFile(services.spool, upload, language);
      try {
        await putObjects(services, file, now);
      } catch (error) {
        await file[Symbol.asyncDispose]();
        throw error;
      }
      return file;
    },
    fingerprint: ({ sha256, purpose, name }) => `${purpose}:${name}:${sha256}`,
    run: async (call, received) => {
      const { id, file } = await recordFile(call.tx, call.actor, received, call.now);
      call.concerns(id);
      return { file };
    },
  };
}
