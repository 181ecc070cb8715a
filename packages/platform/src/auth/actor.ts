import type { Level } from '@engawa/contract/endpoint';
import type { WritePosition } from '../db/standby/write-position.ts';

/** The signed-in caller. The tenant is always read from here, never from input. */
export type Actor = StudentActor | CompanyActor;

interface SignedIn {
  accountId: string;
  sessionId: string;
  /** The last time they authenticated; null where the identity service did not report it. */
  authenticatedAt: Date | null;
  /** Log position that a standby must have replayed to answer this person; unset without one. */
  wrote?: WritePosition;
}

export interface StudentActor extends SignedIn {
  kind: 'student';
}

export interface CompanyActor extends SignedIn {
  kind: 'company';
  companyId: string;
  level: Level;
}
