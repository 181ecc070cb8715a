import { hash } from 'node:crypto';
import type { ColumnKind } from '@engawa/index/columns';

export interface ShapedSource {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnKind>>;
  readonly packs?: readonly object[] | undefined;
}

/** Two releases with the same shape of a source mean the same by a question; others may not. */
export const shapeOf = ({ columns, packs = [] }: ShapedSource): string =>
  hash('sha256', JSON.stringify([Object.entries(columns), packs])).slice(0, 16);
