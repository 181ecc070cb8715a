import type { downloadFile as endpoint } from '@engawa/contract/files/anyone';
import { found, refuse } from '@engawa/platform/errors/refusal';
import { checkLink } from '@engawa/platform/storage/signed-link';
import type { Handler } from '../../../handler.ts';
import type { FileServices } from '../file-services.ts';
import { findByKey } from '../files.repo.ts';
import { checkServable } from '../lending/check-servable.ts';

export const downloadFile =
  ({ store, secret, scanner }: FileServices): Handler<typeof endpoint> =>
  async ({ db, params, query, now }) => {
    const verdict = checkLink(secret, { key: params.key, ...query }, now);
    if (verdict === 'forged') refuse('not_found');
    if (verdict === 'expired') refuse('link_expired');
    const file = found(await findByKey(db, params.key));
    checkServable({ scanner }, file);
    const { stream, bytes } = found(await store.get(params.key));
    return { stream, bytes, mediaType: file.media_type, attachment: file.name };
  };
