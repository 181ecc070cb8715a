import type { StudentView } from '@engawa/contract/profile/student-view';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { isProfileViewStored, storeProfileView } from '../analytics/public.ts';
import { readLastSent } from '../applications/public.ts';
import { findProfile, presentForCompany } from '../profile/public.ts';
import { mayOpen } from './may-open.repo.ts';

interface Asked {
  student: string;
  company: string;
  day: string;
  /** Interviewers see the snapshot of the last application, never the live profile. */
  recruiting: boolean;
}

interface View {
  read(): Promise<StudentView>;
  /** Records the view of a live profile, of which the student learns. */
  keep(commands: Db): Promise<void>;
}

/** What this reader may see of the student; otherwise refused like an unknown id. */
export async function findView(db: Db, asked: Asked): Promise<View> {
  const { student, company, day, recruiting } = asked;
  const pair = { student, company };
  if (!recruiting) {
    const sent = found(await readLastSent(db, pair));
    return { read: async () => sent.studentProfile, keep: async () => {} };
  }
  const view = { studentId: student, companyId: company, day };
  const [isOpen, isKept] = await Promise.all([mayOpen(db, pair), isProfileViewStored(db, view)]);
  found(isOpen || undefined);
  return {
    async read() {
      const [row] = await findProfile(db, { id: student });
      return presentForCompany(found(row));
    },
    async keep(commands) {
      if (!isKept) await storeProfileView(commands, view);
    },
  };
}
