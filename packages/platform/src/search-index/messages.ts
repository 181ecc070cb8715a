import type { Found, Query } from '@engawa/index/query';

/** Messages from the server to the thread. */
export interface Asked {
  readonly number: number;
  readonly source: string;
  readonly query: Query;
}

/** Messages from the thread: an answer, a source that is ready, or an error. */
export type Said =
  | { readonly kind: 'found'; readonly number: number; readonly found: Found }
  | { readonly kind: 'failed'; readonly number: number; readonly why: string }
  | { readonly kind: 'ready'; readonly source: string; readonly rows: number; readonly ms: number }
  | { readonly kind: 'trouble'; readonly why: string };
