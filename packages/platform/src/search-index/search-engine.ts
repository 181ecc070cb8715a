import type { Found, Query } from '@engawa/index/query';

export interface SearchEngine {
  isReady(source: string): boolean;
  /** Never older than the call; undefined where the database must answer. */
  search(source: string, query: Query): Promise<Found | undefined>;
}

/** An engine whose lifetime the server controls. */
export interface RunningEngine extends SearchEngine {
  /** Idempotent. */
  start(): void;
  close(): Promise<void>;
}
