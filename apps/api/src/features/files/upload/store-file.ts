import { storageQuota, unverifiedQuota } from '@engawa/contract/files/purposes';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import type { FileServices } from '../file-services.ts';
import { presentFile } from '../files.present.ts';
import { forgetObject, insertFile, reserveKeys } from '../files.repo.ts';
import type { StoredPicture } from '../files.tables.ts';
import { countFiles, isVerified, usedBytes } from './quota.repo.ts';
import type { ReceivedFile } from './receive-file.ts';

/** Longest duration of an upload; objects without a file are deleted after it. */
const arrivalGraceMs = 60 * 60 * 1000;

/** Stores the bytes before the transaction; if that does not commit, the sweep deletes them. */
export async function putObjects(
  services: Pick<FileServices, 'store' | 'commands'>,
  file: Pick<ReceivedFile, 'objects'>,
  now: Date,
): Promise<void> {
  await reserveKeys(
    services.commands,
    file.objects.map((object) => object.key),
    new Date(now.getTime() + arrivalGraceMs),
  );
  for (const { key, path, mediaType } of file.objects) {
    await services.store.put(key, path, mediaType);
  }
}

export async function deleteStoredObjects(
  services: Pick<FileServices, 'store' | 'commands'>,
  file: Pick<ReceivedFile, 'objects'>,
): Promise<void> {
  for (const { key } of file.objects) {
    await services.store.remove(key);
    await forgetObject(services.commands, key);
  }
}

type FileToRecord = Pick<ReceivedFile, 'name' | 'mediaType' | 'bytes' | 'objects'> & {
  /** `made`: a document that the server made. */
  purpose: ReceivedFile['purpose'] | 'made';
  scannedAt?: Date | null;
};

/** A company's file without a recruiter (demo data) has no uploader. */
type Owner =
  | { kind: 'student'; accountId: string }
  | { kind: 'company'; companyId: string; accountId: string | null };

export async function recordFile(tx: Tx, actor: Owner, file: FileToRecord, now: Date) {
  const stored = await insertStored(tx, actor, file, now);
  await checkQuota(tx, actor.kind, ownerIdOf(actor));
  return stored;
}

const ownerIdOf = (owner: Owner): string =>
  owner.kind === 'student' ? owner.accountId : owner.companyId;

/** Without a check of the quota. */
export async function insertStored(tx: Tx, actor: Owner, file: FileToRecord, now: Date) {
  const [first] = file.objects;
  if (!first) throw new Error('a received file has at least one object');
  const ownerId = ownerIdOf(actor);
  const pictures = picturesOf(file.objects);
  const row = {
    // Pictures are served only by the keys of their widths, so the file's own key is a dummy.
    key: pictures.length > 0 ? `set-${first.key}` : first.key,
    student_id: actor.kind === 'student' ? ownerId : null,
    company_id: actor.kind === 'company' ? ownerId : null,
    uploaded_by: actor.accountId,
    purpose: file.purpose,
    name: file.name,
    media_type: file.mediaType,
    bytes: file.bytes,
    created_at: now,
    scanned_at: file.scannedAt ?? null,
  };
  const keys = file.objects.map((object) => object.key);
  const id = await insertFile(tx, { ...row, pictures: JSON.stringify(pictures) }, keys);
  return { id, file: presentFile({ id, ...row, pictures }) };
}

/**
 * Checked after the insert, whose trigger locks the owner's row in `storage_usage`: concurrent uploads
 * of one owner wait for the result.
 */
async function checkQuota(tx: Tx, kind: Owner['kind'], ownerId: string): Promise<void> {
  const bytes = await usedBytes(tx, ownerId);
  if (bytes > storageQuota[kind]) refuse('quota_exceeded');
  if (kind === 'student' || (await isVerified(tx, ownerId))) return;
  const { files, bytes: most } = unverifiedQuota;
  if (bytes > most || (await countFiles(tx, ownerId, files + 1)) > files) {
    const details = { files, megabytes: most / 1024 / 1024 };
    refuse('unverified_quota_exceeded', { details });
  }
}

const picturesOf = (objects: ReceivedFile['objects']): StoredPicture[] =>
  objects.flatMap(({ width, key, mediaType }) => {
    if (!width || mediaType !== 'image/webp') return [];
    const avif = objects.find((one) => one.width === width && one.mediaType === 'image/avif');
    return [{ width, key, ...(avif && { avifKey: avif.key }) }];
  });
