import type { Db, Tx } from '@engawa/api/database';
import type { Random } from '@engawa/demo/random';
import type { People } from './people.ts';

interface Turn {
  people: People;
  random: Random;
  now: Date;
}

/** A table that only grows: how it is filled, and what the product does with it. */
export interface Grown {
  table: string;
  /** What the table beside it is partitioned by; spans are of thirty days. */
  partitionedBy: `range (${string})` | `hash (${string})`;
  /** A span's bound as a value of that column. */
  bound?(at: Date): string;
  /** The statements that make so many rows, the oldest first. */
  fill(people: People, size: number): string[];
  insert(tx: Tx, turn: Turn): Promise<unknown>;
  readNewest(db: Db, turn: Turn): Promise<unknown>;
  /** Where time ends it. */
  age?: {
    /** The product's own way to delete what is older. */
    deleteBefore(commands: Db, until: Date): Promise<void>;
    /** The condition by which it is found, with the time in place of `$1`. */
    served: string;
    parameter(until: Date): Date | string;
  };
}
