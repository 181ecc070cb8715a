import type { AnyEndpoint, ReplyOf } from '@engawa/contract/endpoint';
import { uploadCompanyFile } from '@engawa/contract/files/company';
import type { UploadPurposeName } from '@engawa/contract/files/purposes';
import { uploadStudentFile } from '@engawa/contract/files/student';
import { loadWords } from '../../i18n/words.ts';
import { session } from '../../session/session.ts';
import { ranOut } from '../call.ts';
import { ApiFailure } from '../failures/api-failure.ts';
import { words as apiWords } from '../words.ja.ts';
import { headersFor, refusal } from './send.ts';

export type StoredFile = ReplyOf<typeof uploadStudentFile>['file'];

interface UploadOptions {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  /** An endpoint for files of one purpose; defaults to the general upload endpoint. */
  to?: AnyEndpoint | undefined;
}

/** Uploads a file by XMLHttpRequest, because `fetch` reports no upload progress. */
export async function uploadFile(
  file: File,
  purpose: UploadPurposeName,
  options: UploadOptions,
): Promise<StoredFile> {
  const forAll = session.strategy() === 'company' ? uploadCompanyFile : uploadStudentFile;
  const endpoint = options.to ?? forAll;
  const token = await session.token();
  try {
    return await sendFile(endpoint, file, purpose, token, options);
  } catch (failure) {
    if (!token || !ranOut(failure)) throw failure;
    return sendFile(endpoint, file, purpose, await session.renewed(token), options);
  }
}

async function sendFile(
  endpoint: AnyEndpoint,
  file: File,
  purpose: UploadPurposeName,
  token: string | undefined,
  { onProgress, signal, to }: UploadOptions,
): Promise<StoredFile> {
  const form = new FormData();
  if (!to) form.set('purpose', purpose);
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.open(endpoint.method, endpoint.path);
  for (const [name, value] of Object.entries(headersFor({ token }, false))) {
    request.setRequestHeader(name, value);
  }
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onProgress(Math.floor((loaded / total) * 100));
  });
  const answered = new Promise<boolean>((resolve) => {
    request.addEventListener('load', () => resolve(true));
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => resolve(false));
    }
  });
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  request.send(form);
  const arrived = await answered;
  signal.removeEventListener('abort', abort);
  signal.throwIfAborted();
  if (!arrived) {
    const t = await loadWords(apiWords);
    throw new ApiFailure(0, { code: 'no_response', message: t('uploadFailed') });
  }
  if (request.status !== 200) throw refusal(endpoint, request.status, request.responseText);
  return (JSON.parse(request.responseText) as { file: StoredFile }).file;
}
