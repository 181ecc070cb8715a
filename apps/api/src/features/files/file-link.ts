import { downloadFile } from '@engawa/contract/files/anyone';
import { fileLinkSeconds } from '@engawa/contract/files/purposes';
import { requestFor } from '@engawa/contract/request';
import type { Actor } from '@engawa/platform/auth/actor';
import { found } from '@engawa/platform/errors/refusal';
import { signLink } from '@engawa/platform/storage/signed-link';
import type { Db } from '../../database.ts';
import type { FileServices } from './file-services.ts';
import { findReadable } from './files.repo.ts';

export async function linkTo(services: FileServices, db: Db, actor: Actor, id: string, now: Date) {
  const file = found(await findReadable(db, actor, id));
  const expiresAt = new Date(now.getTime() + fileLinkSeconds * 1000);
  const direct = await services.store.link?.(file.key, file.name, file.media_type, fileLinkSeconds);
  if (direct) return { url: direct, expiresAt: expiresAt.toISOString() };
  const { key, ...query } = signLink(services.secret, file.key, expiresAt);
  return {
    url: requestFor(downloadFile, { params: { key }, query }).url,
    expiresAt: expiresAt.toISOString(),
  };
}
