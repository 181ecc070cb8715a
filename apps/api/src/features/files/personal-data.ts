import type { PersonalData } from '../../people/personal-data.ts';
import { deleteOfStudent } from './lending/files-of-student.repo.ts';
import { sweepFilesJob } from './sweep/sweep-files.ts';

/** Files are part of the archive as files; the download adds them itself. */
export const fileData: PersonalData = {
  tables: { stored_file: 'erased', file_use: 'erased' },
  erase: async ({ tx, outbox, student }) => {
    await deleteOfStudent(tx, student.id);
    outbox.job(sweepFilesJob, {});
  },
};
