import { listSessions } from '@engawa/platform/auth/sessions.repo';
import type { PersonalData } from '../../people/personal-data.ts';
import { deleteMails } from '../account/public.ts';
import { eraseIdentityJob } from './erase-identity.ts';
import { dropTokensOfLeaver } from './one-time-token.repo.ts';
import { listIdentities } from './personal-data.repo.ts';

export const authData: PersonalData = {
  tables: { student_identity: 'goes with the student' },
  erase: async ({ tx, outbox, student, ownIdentity }) => {
    // Including mails to a former or intended address.
    for (const address of await dropTokensOfLeaver(tx, student.id)) await deleteMails(tx, address);
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
