import type { Readable } from 'node:stream';

export interface StoredObject {
  stream: Readable;
  bytes: number | undefined;
}

/** Stores the bytes of files: in a folder or an S3 bucket. Keys are random and never reused. */
export interface ObjectStore {
  /** Takes over a finished local file, atomically. */
  put(key: string, path: string, mediaType: string): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  /** Idempotent: removing a missing object succeeds. */
  remove(key: string): Promise<void>;
  /** A short-lived URL at the store itself, where it supports that. */
  link?(key: string, fileName: string, mediaType: string, seconds: number): Promise<string>;
}
