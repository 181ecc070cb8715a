import type { PersonalData } from '../../people/personal-data.ts';
import { deleteOfStudent } from './lending/files-of-student.repo.ts';
import { sweepFilesJob } from './sweep/sweep-files.ts';

/** In the archive they are files, which the download itself puts there. */
export const fileData: PersonalData = {
  tables: { stored_file: 'erased', file_use: 'erased' },
  erase: async ({ tx, outbox, student }) => {
    await deleteOfStudent(tx, student.id);
    outbox.job(sweepFilesJob, {});
  },
};
