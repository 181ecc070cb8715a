import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Db } from '../../database.ts';

/** Counts of other features, injected because those features import this one. */
export interface Badges {
  /** Open requests. */
  connects: {
    forStudent(db: Db, studentId: string, now: Date): Promise<number>;
    forCompany(db: Db, companyId: string, now: Date): Promise<number>;
  };
  /** Unread messages of the side. */
  messages: {
    forStudent(db: Db, studentId: string): Promise<number>;
    forCompany(db: Db, actor: CompanyActor): Promise<number>;
  };
  /** Applications that nobody of the company has started on. */
  apply(db: Db, actor: CompanyActor): Promise<number>;
  /** Accepted requests that the company has not seen. */
  connectsAccept(db: Db, companyId: string): Promise<number>;
}
