import type { Found, Query } from '@engawa/index/query';

/** Answers searches beside the database, wherever it runs. */
export interface SearchEngine {
  isReady(source: string): boolean;
  /** Never older than the question; undefined where the database is to be asked. */
  search(source: string, query: Query): Promise<Found | undefined>;
}

/** One that the server starts, and ends with itself. */
export interface RunningEngine extends SearchEngine {
  /** Begun already, it goes on. */
  start(): void;
  close(): Promise<void>;
}
