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
/** Office documents reach about 20; a bomb starts in the hundreds. */
const maxRatio = 100;
/** Small archives of empty tables compress extremely and harm nobody. */
const harmlessBytes = 50 * 1024 * 1024;
/** What is packed twice could be anything once unpacked. */
const isArchive = /\.(zip|zipx|7z|rar|gz|tgz|bz2|xz|zst|lzh|cab)$/i;

const isRelationships = /\.rels$/i;
const maxRelationshipBytes = 4 * 1024 * 1024;

/** Office documents, which are archives themselves. */
const isDocument = /\.(do[ct]x|xl[st]x|p[po]tx|ppsx)$/i;
/** A document in an archive is unpacked into memory to be examined. */
const maxDocumentBytes = 64 * 1024 * 1024;
/** A spreadsheet in a document in an archive; nobody has reason to nest deeper. */
const maxDepth = 2;

const options = { lazyEntries: true, autoClose: false } as const;

/** Whoever downloads it unpacks it: what explodes, lies about its size or brings macros is refused. */
export async function checkArchive(path: string): Promise<void> {
  try {
    await checkEntries(await yauzl.openPromise(path, options), 0);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The library counts while it unpacks, and stops where a part is not as long as it says.
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

/** A document inside an archive or another document passes the same checks as one sent by itself. */
async function checkDocument(zip: yauzl.ZipFile, entry: yauzl.Entry, depth: number): Promise<void> {
  if (depth > maxDepth || entry.uncompressedSize > maxDocumentBytes) refuse('archive_refused');
  const content = await buffer(await zip.openReadStreamPromise(entry));
  await checkEntries(await yauzl.fromBufferPromise(content, options), depth);
}

/** Before anything is unpacked: what the archive says about itself must be acceptable. */
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

/** Unpacks a part, keeping nothing of it: only so is it known to be what it says. */
async function checkContent(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<void> {
  if (isRelationships.test(entry.fileName)) await checkRelationships(zip, entry);
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const marks = entry.fileName === contentTypes ? macroMarksInContentTypes : macroMarksInParts;
  if (await holdsAny(stream, marks)) refuse('macros_refused');
}

/** Every part of an Office document lists beside it what it uses. */
async function checkRelationships(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<void> {
  if (entry.uncompressedSize > maxRelationshipBytes) refuse('archive_refused');
  const stream: Readable = await zip.openReadStreamPromise(entry);
  if (loadsFromElsewhere(await buffer(stream))) refuse('outside_parts_refused');
}
