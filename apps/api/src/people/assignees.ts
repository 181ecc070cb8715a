import type { Level } from '@engawa/contract/endpoint';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../database.ts';
import { listAssignees } from './recruiters.repo.ts';

const assigneesAt = (levels: readonly Level[]) => ({
  list: async ({ db, actor }: { db: Db; actor: CompanyActor }) => ({
    assignees: await listAssignees(db, actor.companyId, levels),
  }),
  /** Refuses a member who is not assignable; null removes the assignment. */
  find: async (db: Db, companyId: string, id: string | null) => {
    if (id === null) return null;
    const members = await listAssignees(db, companyId, levels);
    return found(members.find((member) => member.id === id));
  },
});

/** Assignable recruiters by kind of assignment; interviewers only to applications. */
export const assignees = {
  thread: assigneesAt([0, 1, 2]),
  application: assigneesAt([0, 1, 2, 3]),
};
