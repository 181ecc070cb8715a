import { join } from 'node:path';
import { FolderStore } from '@engawa/platform/storage/folder-store';
import type { ObjectStore } from '@engawa/platform/storage/object-store';
import type { Settings } from './config.ts';

/** The S3 client is large and slow to load; a server that keeps files in a folder never does. */
export async function openStore(settings: Settings): Promise<ObjectStore> {
  if (!settings.S3_BUCKET) return new FolderStore(join(settings.ENGAWA_DATA, 'files'));
  const { S3Store } = await import('@engawa/platform/storage/s3-store');
  return new S3Store({
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  });
}
