import type { Language } from '@engawa/contract/language';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Db, Tx } from '../database.ts';

/** An erasure: everything happens in this transaction, with the student's row locked. */
export interface Leaving {
  tx: Tx;
  outbox: Outbox;
  now: Date;
  origin: string;
  student: { id: string; email: string };
  /** False if accounts are at an external OpenID provider, which we cannot erase. */
  ownIdentity: boolean;
}

export type DescribeIdentity = (identity: {
  issuer: string;
  subject: string;
}) => Promise<object | undefined>;

export interface Asking {
  db: Db;
  student: { id: string; email: string };
  now: Date;
  language: Language;
  describeIdentity: DescribeIdentity | undefined;
}

/**
 * What an erasure does with rows that name a student: the feature erases them, a foreign key
 * deletes them with the student's row, or they stay because an account id alone does not identify a
 * person.
 */
export type Fate = 'erased' | 'goes with the student' | 'stays';

/** A feature's personal data, for erasing and for the archive. */
export interface PersonalData {
  /** Every table of the feature with a person's id; a test fails for a missing one. */
  readonly tables: Readonly<Record<string, Fate>>;
  erase?(leaving: Leaving): Promise<void>;
  show?(asking: Asking): Promise<Record<string, unknown>>;
}
