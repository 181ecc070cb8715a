import type { Level } from '@engawa/contract/endpoint';
import type { Wrote } from '../db/standby/wrote.ts';

/** Who is calling. The tenant is always read from here, never from input. */
export type Actor = StudentActor | CompanyActor;

interface SignedIn {
  accountId: string;
  sessionId: string;
  /** When they last showed who they are; null where nobody can tell. */
  authenticatedAt: Date | null;
  /** What a standby must have before it answers this person; unset where there is none. */
  wrote?: Wrote;
}

export interface StudentActor extends SignedIn {
  kind: 'student';
}

export interface CompanyActor extends SignedIn {
  kind: 'company';
  companyId: string;
  level: Level;
}
