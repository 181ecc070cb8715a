import type { listExclusiveDone as endpoint } from '@engawa/contract/tips/company';
import type { Handler } from '../../../handler.ts';
import { listPictures } from '../../files/public.ts';
import { listPublishedTips } from '../tips.repo.ts';

export const listExclusiveDone: Handler<typeof endpoint> = async ({ db, actor }) => {
  const tips = (await listPublishedTips(db, actor.companyId)).map(({ id, published }) => ({
    id,
    imageId: published.common.senpaiImage,
  }));
  const imageIds = tips.flatMap(({ imageId }) => imageId ?? []);
  const images = await listPictures(db, actor.companyId, imageIds);
  const urlOf = new Map(images.map(({ id, pictures }) => [id, pictures[0]?.url ?? null]));
  return {
    exclusive: tips.map(({ id, imageId }) => ({
      senpaiId: id,
      senpaiImageUrl: imageId === null ? null : (urlOf.get(imageId) ?? null),
    })),
  };
};
