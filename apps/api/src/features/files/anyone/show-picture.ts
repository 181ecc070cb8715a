import type { showPicture as endpoint } from '@engawa/contract/files/anyone';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import type { FileServices } from '../file-services.ts';
import { isPictureKey } from '../files.repo.ts';

export const showPicture =
  ({ store }: FileServices): Handler<typeof endpoint> =>
  async ({ db, params }) => {
    if (!(await isPictureKey(db, params.key))) refuse('not_found');
    const { stream, bytes } = found(await store.get(params.key));
    return { stream, bytes, mediaType: 'image/webp', immutable: true };
  };
