import { product } from '@engawa/contract/product';
import { chunkReloadSeconds } from '@engawa/contract/reference/limits';

/** How browsers and Vite phrase a chunk that failed to load. */
const words =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|is not a valid JavaScript MIME type/i;

export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
}

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof ChunkFailure || (error instanceof Error && words.test(error.message));

/** Renames the failure, because the router reloads by its own rules when it recognises one. */
export async function fetchChunk<T>(fetching: () => Promise<T>): Promise<T> {
  try {
    return await fetching();
  } catch (cause) {
    throw new ChunkFailure('A part of the program could not be fetched.', { cause });
  }
}

const storageName = `${product.name.toLowerCase()}-reloaded`;

interface ReloadParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: number;
  online: boolean;
}

/** A new release may have replaced the chunk: worth one reload, but not two within a minute. */
export function mayReload({ storage, now, online }: ReloadParts): boolean {
  if (!online) return false;
  try {
    const last = Number(storage.getItem(storageName) ?? Number.NEGATIVE_INFINITY);
    if (now - last < chunkReloadSeconds * 1000) return false;
    storage.setItem(storageName, String(now));
    return true;
  } catch {
    // Without storage, repeated reloads could not be detected.
    return false;
  }
}

let reloading = false;

/** Reloads the page if that may help; true if the reload has started. */
export function reloadForNewVersion(): boolean {
  // The page still runs for a moment and must not show another error.
  if (reloading) return true;
  const parts = { storage: sessionStorage, now: Date.now(), online: navigator.onLine };
  reloading = mayReload(parts);
  if (reloading) location.reload();
  return reloading;
}
