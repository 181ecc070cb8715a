import type { Level } from '@engawa/contract/endpoint';

/** Who is calling. The tenant is always read from here, never from input. */
export type Actor = StudentActor | CompanyActor;

export interface StudentActor {
  kind: 'student';
  accountId: string;
  sessionId: string;
}

export interface CompanyActor {
  kind: 'company';
  accountId: string;
  sessionId: string;
  companyId: string;
  level: Level;
}
