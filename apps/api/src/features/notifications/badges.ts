import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Db } from '../../database.ts';

/** Counts of other features, injected because those features import this one. */
export interface Badges {
  connects: {
    forStudent(db: Db, studentId: string, now: Date): Promise<number>;
    forCompany(db: Db, companyId: string, now: Date): Promise<number>;
  };
  messages: {
    forStudent(db: Db, studentId: string): Promise<number>;
    forCompany(db: Db, actor: CompanyActor): Promise<number>;
  };
  apply(db: Db, actor: CompanyActor): Promise<number>;
  connectsAccept(db: Db, companyId: string): Promise<number>;
}
