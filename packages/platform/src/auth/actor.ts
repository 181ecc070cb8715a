import type { Level } from '@engawa/contract/endpoint';

/** Who is calling. The tenant is always read from here, never from input. */
export type Actor = StudentActor | CompanyActor;

interface SignedIn {
  accountId: string;
  sessionId: string;
  /** When they last showed who they are; null where nobody can tell. */
  authenticatedAt: Date | null;
}

export interface StudentActor extends SignedIn {
  kind: 'student';
}

export interface CompanyActor extends SignedIn {
  kind: 'company';
  companyId: string;
  level: Level;
}
