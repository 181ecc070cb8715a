import { printJob } from '@engawa/contract/job-sheets/company';
import { fetchFile, saveBlob } from '../../../shared/api/sending/fetch-file.ts';

export async function printSheet(id: string): Promise<void> {
  const { blob, name } = await fetchFile(printJob, { params: { id } });
  saveBlob(blob, name);
}
