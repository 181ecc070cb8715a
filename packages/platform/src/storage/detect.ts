import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { refuse } from '../errors/refusal.ts';
import { checkArchive } from './archive.ts';

export interface DetectedType {
  extension: string;
  mediaType: string;
}

/** Installers share the container too; the name of the main stream inside tells a document. */
const officeTypes: Record<string, { mediaType: string; streams: string[] }> = {
  doc: { mediaType: 'application/msword', streams: ['WordDocument'] },
  xls: { mediaType: 'application/vnd.ms-excel', streams: ['Workbook', 'Book'] },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', streams: ['PowerPoint Document'] },
};
const zipped = new Set(['zip', 'docx', 'xlsx', 'pptx']);

/**
 * Tells a file's type by its content. The name only chooses between types whose content looks the
 * same: the old office formats share one container, and plain text has no mark at all.
 */
export async function detectType(
  path: string,
  fileName: string,
  accepted: readonly string[],
): Promise<DetectedType> {
  const named = /\.(\w{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const found = await contentType(path, named);
  const same = found && accepted.some((format) => spelling(format) === spelling(found.extension));
  if (!found || !same) {
    refuse('file_type_refused', { details: { formats: accepted.join(', ') } });
  }
  if (zipped.has(found.extension)) await checkArchive(path);
  return found;
}

async function contentType(path: string, named: string): Promise<DetectedType | undefined> {
  const type = await fileTypeFromFile(path);
  const office = officeTypes[named];
  if (type?.ext === 'cfb' && office && (await holdsAny(path, office.streams))) {
    return { extension: named, mediaType: office.mediaType };
  }
  if (type) return { extension: type.ext, mediaType: type.mime };
  const text = (named === 'txt' || named === 'text') && (await looksLikeText(path));
  return text ? { extension: 'txt', mediaType: 'text/plain; charset=utf-8' } : undefined;
}

const spelling = (format: string): string => ({ jpeg: 'jpg', text: 'txt' })[format] ?? format;

async function holdsAny(path: string, names: string[]): Promise<boolean> {
  const wanted = names.map((name) => Buffer.from(name, 'utf16le'));
  const overlap = Math.max(...wanted.map((name) => name.length));
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const window = Buffer.concat([tail, chunk as Buffer]);
    if (wanted.some((name) => window.includes(name))) return true;
    tail = window.subarray(-overlap);
  }
  return false;
}

/** Text has no control characters but white space; checking the beginning is enough to tell. */
async function looksLikeText(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    return !buffer
      .subarray(0, bytesRead)
      .some(
        (byte) =>
          byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27,
      );
  } finally {
    await handle.close();
  }
}
