import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { withTimeout } from '../work/with-timeout.ts';
import type { ObjectStore } from './object-store.ts';

const patienceMs = 15_000;

/** Writes, reads and deletes an object: all permissions that the product needs. */
export async function probeStore(store: ObjectStore): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'engawa-probe-'));
  try {
    const content = randomBytes(32);
    const path = join(folder, 'probe');
    await writeFile(path, content);
    await withTimeout(patienceMs, roundTrip(store, path, content));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function roundTrip(store: ObjectStore, path: string, content: Buffer): Promise<void> {
  const key = `probe-${randomBytes(16).toString('hex')}`;
  await store.put(key, path, 'application/octet-stream');
  try {
    const found = await store.get(key);
    if (!found || !(await buffer(found.stream)).equals(content)) {
      throw new Error('an object came back other than it was written');
    }
  } finally {
    await store.remove(key);
  }
}

export interface StoreFault {
  sentence: string;
  /** True where the settings are wrong; false where the store may recover. */
  certain: boolean;
}

export function storeFault(error: unknown): StoreFault {
  const { name, code = name, message } = error as Error & { code?: string };
  switch (name) {
    case 'NoSuchBucket':
      return {
        sentence: 'S3_BUCKET does not exist: create it or correct its name.',
        certain: true,
      };
    case 'AccessDenied':
    case 'Forbidden':
      return {
        sentence:
          'The object store denies access: let S3_ACCESS_KEY_ID put, get and delete objects in S3_BUCKET.',
        certain: true,
      };
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return {
        sentence:
          'The object store does not know S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: correct them.',
        certain: true,
      };
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return { sentence: 'S3_BUCKET is in another region: correct S3_REGION.', certain: true };
    default:
      break;
  }
  return {
    sentence: `The object store cannot be used (${code ?? name}: ${message}): check that it is running and has room.`,
    certain: false,
  };
}
