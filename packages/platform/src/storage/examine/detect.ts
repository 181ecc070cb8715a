import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { refuse } from '../../errors/refusal.ts';
import { checkArchive } from './archive.ts';
import { isMacroDocument, macroMarks } from './macros.ts';
import { holdsAny, textMark } from './marks.ts';

export interface DetectedType {
  extension: string;
  mediaType: string;
}

/** Installers use the same container; the name of its main stream identifies a document. */
const officeTypes = {
  doc: { mediaType: 'application/msword', streams: ['WordDocument'] },
  xls: { mediaType: 'application/vnd.ms-excel', streams: ['Workbook', 'Book'] },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', streams: ['PowerPoint Document'] },
} as const;
type OfficeEnding = keyof typeof officeTypes;
const isOfficeEnding = (ending: string): ending is OfficeEnding => ending in officeTypes;
const zipped = new Set(['zip', 'docx', 'xlsx', 'pptx']);

/** By content; the name only decides between the old office formats, and for plain text. */
export async function detectType(
  path: string,
  fileName: string,
  accepted: readonly string[],
): Promise<DetectedType> {
  const named = /\.(\w{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const found = await contentType(path, named);
  if (found && isMacroDocument(found.extension)) refuse('macros_refused');
  const same = found && accepted.some((format) => spelling(format) === spelling(found.extension));
  if (!found || !same) {
    refuse('file_type_refused', { details: { formats: accepted.join(', ') } });
  }
  if (zipped.has(found.extension)) await checkArchive(path);
  if (isOfficeEnding(found.extension)) await checkOffice(path, found.extension);
  return found;
}

async function contentType(path: string, named: string): Promise<DetectedType | undefined> {
  const type = await fileTypeFromFile(path);
  if (type?.ext === 'cfb' && isOfficeEnding(named)) {
    const { mediaType, streams } = officeTypes[named];
    const marks = streams.map((name) => textMark(name, 'utf16le'));
    if (await holdsAny(createReadStream(path), marks)) return { extension: named, mediaType };
  }
  if (type) return { extension: type.ext, mediaType: type.mime };
  const text = (named === 'txt' || named === 'text') && (await looksLikeText(path));
  return text ? { extension: 'txt', mediaType: 'text/plain; charset=utf-8' } : undefined;
}

const spelling = (format: string): string => ({ jpeg: 'jpg', text: 'txt' })[format] ?? format;

async function checkOffice(path: string, ending: OfficeEnding): Promise<void> {
  if (await holdsAny(createReadStream(path), macroMarks[ending])) refuse('macros_refused');
}

/** Text has no control characters except white space; the beginning is representative. */
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
