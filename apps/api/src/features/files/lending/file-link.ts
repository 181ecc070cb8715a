import { downloadFile } from '@engawa/contract/files/anyone';
import { fileLinkSeconds } from '@engawa/contract/files/purposes';
import { requestFor } from '@engawa/contract/request';
import type { Actor } from '@engawa/platform/auth/actor';
import { found } from '@engawa/platform/errors/refusal';
import { signLink } from '@engawa/platform/storage/signed-link';
import type { Db } from '../../../database.ts';
import type { FileServices } from '../file-services.ts';
import { presentPictures } from '../files.present.ts';
import { findReadable } from '../files.repo.ts';
import { checkServable } from './check-servable.ts';

export async function linkTo(services: FileServices, db: Db, actor: Actor, id: string, now: Date) {
  const file = found(await findReadable(db, actor, id));
  checkServable(services, file);
  const expiresAt = new Date(now.getTime() + fileLinkSeconds * 1000);
  // Pictures have permanent addresses; the largest width is returned.
  const picture = presentPictures(file.pictures).at(-1);
  if (picture) return { url: picture.url, expiresAt: expiresAt.toISOString() };
  const direct = await services.store.link?.(file.key, file.name, file.media_type, fileLinkSeconds);
  if (direct) return { url: direct, expiresAt: expiresAt.toISOString() };
  const url = signedPath(services, file.key, expiresAt);
  return { url, expiresAt: expiresAt.toISOString() };
}

/** For recipients without an account; the scan state is checked when the link is opened. */
export const linkInMail = (
  services: Pick<FileServices, 'secret'> & { origin: string },
  key: string,
  expiresAt: Date,
): string => services.origin + signedPath(services, key, expiresAt);

function signedPath(
  { secret }: Pick<FileServices, 'secret'>,
  fileKey: string,
  expiresAt: Date,
): string {
  const { key, ...query } = signLink(secret, fileKey, expiresAt);
  return requestFor(downloadFile, { params: { key }, query }).url;
}
