import type { showPicture as endpoint } from '@engawa/contract/files/anyone';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import type { FileServices } from '../file-services.ts';
import { findPicture } from '../files.repo.ts';

export const showPicture =
  ({ store }: FileServices): Handler<typeof endpoint> =>
  async ({ db, params }) => {
    const { studentId, pictures } = found(await findPicture(db, params.key));
    const { stream, bytes } = found(await store.get(params.key));
    // Cached briefly, because a person's picture must disappear after deletion.
    const cache = studentId === null ? 'forever' : 'hour';
    const avif = pictures.some(({ avifKey }) => avifKey === params.key);
    return { stream, bytes, mediaType: avif ? 'image/avif' : 'image/webp', cache };
  };
