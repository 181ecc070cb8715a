import type { PersonalData } from '../../personal-data.ts';
import { eraseIdentityJob } from './erase-identity.ts';
import { listIdentities, listSessions } from './held.repo.ts';

export const authData: PersonalData = {
  tables: { student_identity: 'goes with the student' },
  erase: async ({ tx, outbox, student, ownIdentity }) => {
    if (!ownIdentity) return;
    for (const identity of await listIdentities(tx, student.id)) {
      outbox.job(eraseIdentityJob, identity);
    }
  },
  show: async ({ db, student, describeIdentity }) => {
    const identities = await listIdentities(db, student.id);
    return {
      signIn: await Promise.all(
        identities.map(async (one) => ({ ...one, ...(await describeIdentity?.(one)) })),
      ),
      sessions: await listSessions(db, student.id),
    };
  },
};
