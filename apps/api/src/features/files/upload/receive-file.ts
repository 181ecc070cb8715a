import { randomBytes } from 'node:crypto';
import { fieldsOf } from '@engawa/contract/fields/field-messages';
import {
  largestUpload,
  type UploadPurpose,
  type UploadPurposeName,
  uploadPurposes,
} from '@engawa/contract/files/purposes';
import { uploadFields } from '@engawa/contract/files/schemas';
import type { Language } from '@engawa/contract/language';
import { isDiskFull } from '@engawa/platform/db/failures';
import { Refusal, refuse } from '@engawa/platform/errors/refusal';
import type { Upload, UploadPart } from '@engawa/platform/http/streams/upload';
import type { Spool, SpooledFile } from '@engawa/platform/storage/spool';
import type { TurnTaker } from '@engawa/platform/work/turns';
import type { FileServices } from '../file-services.ts';
import { cleanFileName, nameFor } from '../files.rules.ts';

export interface ReceivedFile extends AsyncDisposable {
  purpose: UploadPurposeName;
  name: string;
  mediaType: string;
  sha256: string;
  bytes: number;
  /** The file itself as the only object; for pictures one or two per width instead. */
  objects: { key: string; path: string; mediaType: string; width?: number }[];
}

export const newKey = (): string => randomBytes(24).toString('base64url');

export interface Receiver {
  by: TurnTaker;
  language: Language;
  /** Set if the endpoint implies the purpose; otherwise a form field names it. */
  purpose?: UploadPurposeName | undefined;
}

type Receiving = Pick<FileServices, 'spool' | 'examiner'>;

export async function receiveFile(
  services: Receiving,
  upload: Upload,
  { by, language, purpose: given }: Receiver,
): Promise<ReceivedFile> {
  const { spool } = services;
  const paths: string[] = [];
  const dispose = async () => {
    await Promise.all(paths.map((path) => spool.discard(path)));
  };
  try {
    const { fields, file } = await readParts(spool, upload, paths);
    const purpose = given ?? readPurpose(fields, language);
    const rules: UploadPurpose = uploadPurposes[purpose];
    if (file.bytes === 0) refuse('file_empty');
    if (file.bytes > rules.maxBytes) {
      const megabytes = Math.floor(rules.maxBytes / 1024 / 1024);
      refuse('file_too_large', { details: { megabytes } });
    }
    const { extension, objects } = await examine(services, file, rules, { by, paths });
    return {
      purpose,
      name: nameFor(cleanFileName(file.fileName), extension),
      mediaType: objects[0]?.mediaType ?? '',
      sha256: file.sha256,
      bytes: objects.reduce((sum, one) => sum + one.bytes, 0),
      objects,
      [Symbol.asyncDispose]: dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

function readPurpose(fields: Record<string, unknown>, language: Language): UploadPurposeName {
  const read = uploadFields.safeParse(fields, { reportInput: true });
  if (read.success) return read.data.purpose;
  return refuse('invalid_input', { fields: fieldsOf(read.error.issues, language) });
}

async function readParts(spool: Spool, upload: Upload, paths: string[]) {
  const fields: Record<string, unknown> = {};
  let file: (SpooledFile & { fileName: string }) | undefined;
  for await (const part of readable(upload)) {
    if (part.kind === 'field') {
      fields[part.name] = part.value;
      continue;
    }
    const received = await interrupted(() => spool.receive(part.stream, largestUpload));
    paths.push(received.path);
    file = { ...received, fileName: part.fileName };
  }
  if (!file) refuse('file_missing');
  return { fields, file };
}

/** Errors while reading the parts come from the sender: a malformed form or a broken connection. */
async function* readable(upload: Upload): AsyncGenerator<UploadPart> {
  const parts = upload.parts()[Symbol.asyncIterator]();
  for (;;) {
    const next = await interrupted(() => parts.next());
    if (next.done) return;
    yield next.value;
  }
}

async function interrupted<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal || isDiskFull(error)) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    // The server words refusals of the multipart parser itself.
    if (code.startsWith('FST_')) throw error;
    const broken = /premature close|aborted|unexpected end|ECONNRESET/i.test(`${message} ${code}`);
    return refuse(broken ? 'upload_interrupted' : 'malformed_request', { cause: error });
  }
}

async function examine(
  { examiner, spool }: Receiving,
  file: SpooledFile & { fileName: string },
  { formats, widths, avif = false }: UploadPurpose,
  { by, paths }: { by: TurnTaker; paths: string[] },
) {
  const places = (widths?.length ?? 1) * (avif ? 2 : 1);
  const targets = Array.from({ length: places }, () => spool.newPath());
  // Discarded at the end of the request, whether written or not.
  paths.push(...targets);
  const { path, bytes, fileName } = file;
  const job = { path, bytes, fileName, formats, widths, avif, targets };
  const { extension, parts } = await examiner.examine(job, by);
  return { extension, objects: parts.map((part) => ({ ...part, key: newKey() })) };
}
