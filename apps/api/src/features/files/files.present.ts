import { showPicture } from '@engawa/contract/files/anyone';
import { pathFor } from '@engawa/contract/request';
import type { StoredPicture } from './files.tables.ts';

interface Row {
  id: string;
  name: string;
  media_type: string;
  bytes: number;
  pictures: StoredPicture[];
}

export const presentFile = (row: Row) => ({
  id: row.id,
  name: row.name,
  mediaType: row.media_type,
  bytes: row.bytes,
  pictures: presentPictures(row.pictures),
});

export const presentPictures = (pictures: StoredPicture[]) =>
  pictures.map(({ width, key, avifKey }) => ({
    width,
    url: pathFor(showPicture, { key }),
    avifUrl: avifKey === undefined ? null : pathFor(showPicture, { key: avifKey }),
  }));

/** For avatars in lists: the first width is the smallest. */
export function smallestPicture(pictures: StoredPicture[] | null): string | null {
  return presentPictures(pictures ?? [])[0]?.url ?? null;
}
