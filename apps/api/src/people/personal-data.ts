import type { Language } from '@engawa/contract/language';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Db, Tx } from '../database.ts';

/** Somebody leaves: all of it happens in this transaction, while their row is locked. */
export interface Leaving {
  tx: Tx;
  outbox: Outbox;
  now: Date;
  /** Where the product is reached: for links in mails. */
  origin: string;
  student: { id: string; email: string };
  /** Whether the accounts people sign in with are ours to erase, and not another provider's. */
  ownIdentity: boolean;
}

/** What the identity service holds about someone, where it is ours. */
export type DescribeIdentity = (identity: {
  issuer: string;
  subject: string;
}) => Promise<object | undefined>;

/** Somebody asks for a copy of their personal data. */
export interface Asking {
  db: Db;
  student: { id: string; email: string };
  now: Date;
  language: Language;
  describeIdentity: DescribeIdentity | undefined;
}

/**
 * What becomes of rows that name a student who leaves: the feature erases them, they go with the
 * student's row, or they stay because an account's id alone says nothing about a person.
 */
export type Fate = 'erased' | 'goes with the student' | 'stays';

/** What a feature holds of people. Erasing and the archive of one's own data ask every feature. */
export interface PersonalData {
  /** Every table of the feature with a person's id. One that nobody answers for fails a test. */
  readonly tables: Readonly<Record<string, Fate>>;
  erase?(leaving: Leaving): Promise<void>;
  /** Its part of the archive, by name. */
  show?(asking: Asking): Promise<Record<string, unknown>>;
}
