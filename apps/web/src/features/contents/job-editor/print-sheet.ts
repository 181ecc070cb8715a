import { printJob } from '@engawa/contract/job-sheets/company';
import { fetchFile, saveBlob } from '../../../shared/api/sending/fetch-file.ts';

/** The posting on paper, as it is saved. */
export async function printSheet(id: string): Promise<void> {
  const { blob, name } = await fetchFile(printJob, { params: { id } });
  saveBlob(blob, name);
}
