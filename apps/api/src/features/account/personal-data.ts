import { found } from '@engawa/platform/errors/refusal';
import type { PersonalData } from '../../people/personal-data.ts';
import { forgetReasons } from './admin-audit.repo.ts';
import { findAccount, listActivity, listMails } from './personal-data.repo.ts';

/** `eraseStudent` deletes the rows of these tables itself, after all other features. */
export const accountData: PersonalData = {
  tables: {
    account: 'stays',
    student: 'erased',
    recruiter: 'stays',
    session: 'erased',
    access_token: 'erased',
    refresh_token: 'erased',
    idempotency_key: 'erased',
    signal: 'erased',
    signal_cursor: 'erased',
    write_position: 'erased',
    audit: 'stays',
  },
  erase: ({ tx, student }) => forgetReasons(tx, student.id),
  show: async ({ db, student: { id, email } }) => ({
    account: found(await findAccount(db, id)),
    mails: await listMails(db, email),
    activity: await listActivity(db, id),
  }),
};
