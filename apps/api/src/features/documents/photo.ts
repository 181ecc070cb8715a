import { buffer } from 'node:stream/consumers';
import { portraitJpeg } from '@engawa/platform/pdf/photo';
import type { ObjectStore } from '@engawa/platform/storage/object-store';

interface Picture {
  width: number;
  key: string;
}

/** Pixels; enough for print. */
const widestUseful = 640;

/** Undefined for an unreadable portrait, so that the document is still made. */
export async function readPhoto(
  store: ObjectStore,
  pictures: readonly Picture[],
): Promise<Buffer | undefined> {
  const key = pictures
    .filter(({ width }) => width <= widestUseful)
    .toSorted((a, b) => b.width - a.width)[0]?.key;
  const stored = key === undefined ? undefined : await store.get(key);
  if (!stored) return undefined;
  const bytes = await buffer(stored.stream);
  return portraitJpeg(bytes).catch(() => undefined);
}
