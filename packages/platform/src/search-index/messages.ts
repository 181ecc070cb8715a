import type { Found, Query } from '@engawa/index/query';

/** What the server asks of the thread. */
export interface Asked {
  readonly number: number;
  readonly source: string;
  readonly query: Query;
}

/** What an index holds: its rows, and how many of them were changed since it was filled first. */
export interface Holding {
  readonly rows: number;
  readonly changes: number;
}

/** What the thread says: an answer, that a source is ready, what it holds, or what went wrong besides. */
export type Said =
  | { readonly kind: 'found'; readonly number: number; readonly found: Found }
  | { readonly kind: 'failed'; readonly number: number; readonly why: string }
  | { readonly kind: 'ready'; readonly source: string; readonly rows: number; readonly ms: number }
  | { readonly kind: 'holds'; readonly source: string; readonly holding: Holding }
  | { readonly kind: 'trouble'; readonly why: string };
