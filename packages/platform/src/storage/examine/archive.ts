import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { Refusal, refuse } from '../../errors/refusal.ts';
import {
  contentTypes,
  isMacroDocument,
  macroMarksInContentTypes,
  macroMarksInParts,
} from './macros.ts';
import { holdsAny } from './marks.ts';
import { loadsFromElsewhere } from './relationships.ts';

const maxEntries = 10_000;
const maxUnpackedBytes = 1024 ** 3;
/** Office documents reach about 20; zip bombs start in the hundreds. */
const maxRatio = 100;
/** Small archives of empty tables compress extremely well and are harmless. */
const harmlessBytes = 50 * 1024 * 1024;
/** Nested archives cannot be examined. */
const isArchive = /\.(zip|zipx|7z|rar|gz|tgz|bz2|xz|zst|lzh|cab)$/i;

const isRelationships = /\.rels$/i;
const maxRelationshipBytes = 4 * 1024 * 1024;

const isDocument = /\.(do[ct]x|xl[st]x|p[po]tx|ppsx)$/i;
/** A nested document is unpacked into memory to be examined. */
const maxDocumentBytes = 64 * 1024 * 1024;
/** Enough for a spreadsheet in a document in an archive. */
const maxDepth = 2;

const options = { lazyEntries: true, autoClose: false } as const;

/** Protects people who download and unpack it: refuses zip bombs, false sizes and macros. */
export async function checkArchive(path: string): Promise<void> {
  try {
    await checkEntries(await yauzl.openPromise(path, options), 0);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // yauzl aborts where an entry is not as long as declared.
    const lied = /bytes in the stream/.test(String(error));
    throw new Refusal(lied ? 'archive_refused' : 'file_unreadable', { cause: error });
  }
}

async function checkEntries(zip: yauzl.ZipFile, depth: number): Promise<void> {
  try {
    for (const entry of await promisedEntries(zip)) {
      await checkContent(zip, entry);
      if (isDocument.test(entry.fileName)) await checkDocument(zip, entry, depth + 1);
    }
  } finally {
    zip.close();
  }
}

/** Applies the same checks as to a document uploaded by itself. */
async function checkDocument(zip: yauzl.ZipFile, entry: yauzl.Entry, depth: number): Promise<void> {
  if (depth > maxDepth || entry.uncompressedSize > maxDocumentBytes) refuse('archive_refused');
  const content = await buffer(await zip.openReadStreamPromise(entry));
  await checkEntries(await yauzl.fromBufferPromise(content, options), depth);
}

/** Checks the declared sizes before anything is unpacked. */
async function promisedEntries(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  if (zip.entryCount > maxEntries) refuse('archive_refused');
  const entries: yauzl.Entry[] = [];
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) refuse('archive_locked');
    if (isMacroDocument(entry.fileName)) refuse('macros_refused');
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    const exploding = unpacked > harmlessBytes && unpacked / Math.max(packed, 1) > maxRatio;
    if (unpacked > maxUnpackedBytes || exploding || isArchive.test(entry.fileName)) {
      refuse('archive_refused');
    }
    entries.push(entry);
  }
  return entries;
}

/** Unpacks an entry and discards it, to verify its declared size. */
async function checkContent(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<void> {
  if (isRelationships.test(entry.fileName)) await checkRelationships(zip, entry);
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const marks = entry.fileName === contentTypes ? macroMarksInContentTypes : macroMarksInParts;
  if (await holdsAny(stream, marks)) refuse('macros_refused');
}

/** Relationship parts list what a part of an Office document loads. */
async function checkRelationships(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<void> {
  if (entry.uncompressedSize > maxRelationshipBytes) refuse('archive_refused');
  const stream: Readable = await zip.openReadStreamPromise(entry);
  if (loadsFromElsewhere(await buffer(stream))) refuse('outside_parts_refused');
}
