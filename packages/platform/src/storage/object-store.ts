import type { Readable } from 'node:stream';

export interface StoredObject {
  stream: Readable;
  bytes: number | undefined;
}

/** Where the bytes of files live: a folder, or an S3 bucket. Keys are random and never reused. */
export interface ObjectStore {
  /** Takes over a finished local file. It is all there afterwards, or not at all. */
  put(key: string, path: string, mediaType: string): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  /** Removing what is not there is fine: a sweep may come twice. */
  remove(key: string): Promise<void>;
  /** A short-lived address at the store itself, where it can give one. */
  link?(key: string, fileName: string, mediaType: string, seconds: number): Promise<string>;
}
