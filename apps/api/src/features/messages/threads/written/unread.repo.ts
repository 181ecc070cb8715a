import type { Db } from '../../../../database.ts';
import { isOf, isOpenToCompany } from '../threads.repo.ts';

/** Unread messages of a side; exact, because the thread counts them under its lock. */
export const countUnread = {
  async forStudent(db: Db, studentId: string): Promise<number> {
    const { sum } = await db
      .selectFrom('thread')
      .where('thread.student_id', '=', studentId)
      .where('thread.student_unread', '>', 0)
      .select((of) => of.fn.sum<number | null>('thread.student_unread').as('sum'))
      .executeTakeFirstOrThrow();
    return sum ?? 0;
  },

  async forCompany(
    db: Db,
    { companyId, level }: { companyId: string; level: number },
  ): Promise<number> {
    const { sum } = await db
      .selectFrom('thread')
      .where('thread.company_id', '=', companyId)
      .where(isOf({ side: 'company', id: companyId, applicantsOnly: level === 3 }))
      .where('thread.company_unread', '>', 0)
      .where(isOpenToCompany(companyId))
      .select((of) => of.fn.sum<number | null>('thread.company_unread').as('sum'))
      .executeTakeFirstOrThrow();
    return sum ?? 0;
  },
};
