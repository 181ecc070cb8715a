import { randomBytes } from 'node:crypto';
import { fieldsOf } from '@engawa/contract/field-messages';
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
import { detectType } from '@engawa/platform/storage/detect';
import { cleanPicture, encodeWidths } from '@engawa/platform/storage/picture';
import type { Spool, SpooledFile } from '@engawa/platform/storage/spool';
import { cleanFileName, nameFor } from './files.rules.ts';

/** A file that was received and examined, and what will be stored of it. */
export interface ReceivedFile extends AsyncDisposable {
  purpose: UploadPurposeName;
  name: string;
  mediaType: string;
  sha256: string;
  bytes: number;
  /** The first is the file itself; pictures have one or two per width instead. */
  objects: { key: string; path: string; mediaType: string; width?: number }[];
}

export const newKey = (): string => randomBytes(24).toString('base64url');

export async function receiveFile(
  spool: Spool,
  upload: Upload,
  language: Language,
): Promise<ReceivedFile> {
  const paths: string[] = [];
  const dispose = async () => {
    await Promise.all(paths.map((path) => spool.discard(path)));
  };
  const newPath = () => {
    const path = spool.newPath();
    paths.push(path);
    return path;
  };
  try {
    const { fields, file, fileName } = await readParts(spool, upload, paths);
    const read = uploadFields.safeParse(fields, { reportInput: true });
    if (!read.success) {
      refuse('invalid_input', { fields: fieldsOf(read.error.issues, language) });
    }
    const { purpose } = read.data;
    const rules: UploadPurpose = uploadPurposes[purpose];
    if (file.bytes === 0) refuse('file_empty');
    if (file.bytes > rules.maxBytes) {
      const megabytes = Math.floor(rules.maxBytes / 1024 / 1024);
      refuse('file_too_large', { details: { megabytes } });
    }
    const { extension, objects } = await examine(file, fileName, rules, newPath);
    return {
      purpose,
      name: nameFor(cleanFileName(fileName), extension),
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
  return { fields, file, fileName: file.fileName };
}

/** What goes wrong while the parts are read is the sender's doing: a broken form, a broken line. */
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
    // Refusals of the multipart parser itself; the server words them.
    if (code.startsWith('FST_')) throw error;
    const broken = /premature close|aborted|unexpected end|ECONNRESET/i.test(`${message} ${code}`);
    return refuse(broken ? 'upload_interrupted' : 'malformed_request', { cause: error });
  }
}

async function examine(
  file: SpooledFile,
  fileName: string,
  rules: UploadPurpose,
  newPath: () => string,
) {
  const type = await detectType(file.path, fileName, rules.formats);
  const { extension } = type;
  if (rules.widths) {
    const { widths, avif = false } = rules;
    const pictures = await encodeWidths(file.path, { widths, avif }, newPath);
    const objects = pictures.map((picture) => ({ ...picture, key: newKey() }));
    return { extension, objects };
  }
  const object = { key: newKey(), path: file.path, bytes: file.bytes, mediaType: type.mediaType };
  if (extension === 'jpg' || extension === 'png') {
    object.path = newPath();
    object.bytes = await cleanPicture(file.path, extension, object.path);
  }
  return { extension, objects: [object] };
}
