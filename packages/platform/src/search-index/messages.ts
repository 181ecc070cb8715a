import type { Found, Query } from '@engawa/index/query';

export interface Asked {
  readonly number: number;
  readonly source: string;
  readonly query: Query;
}

export type Said =
  | { readonly kind: 'found'; readonly number: number; readonly found: Found }
  | { readonly kind: 'failed'; readonly number: number; readonly why: string }
  | { readonly kind: 'ready'; readonly source: string; readonly rows: number; readonly ms: number }
  | { readonly kind: 'trouble'; readonly why: string };
