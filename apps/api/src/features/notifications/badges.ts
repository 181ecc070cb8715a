import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Db } from '../../database.ts';

/**
 * What the other features count for the badges; each is handed in where the routes are put together,
 * because they write notifications themselves.
 */
export interface Badges {
  /** Requests that wait for an answer. */
  connects: {
    forStudent(db: Db, studentId: string, now: Date): Promise<number>;
    forCompany(db: Db, companyId: string, now: Date): Promise<number>;
  };
  /** Messages that nobody of the side has read. */
  messages: {
    forStudent(db: Db, studentId: string): Promise<number>;
    forCompany(db: Db, actor: CompanyActor): Promise<number>;
  };
  /** Applications that nobody of the company has begun with. */
  apply(db: Db, actor: CompanyActor): Promise<number>;
  /** Students who accepted the company's request and were not seen yet. */
  connectsAccept(db: Db, companyId: string): Promise<number>;
}
