import type { Language } from '@engawa/contract/language';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { listOwnApplications } from '../events/public.ts';
import { readProfile } from '../profile/public.ts';
import { readScholarship } from '../scholarship/public.ts';
import { findSettings, presentSettings } from '../settings/public.ts';
import {
  findAccount,
  listActivity,
  listIdentities,
  listMails,
  listMessages,
  listNotices,
  listSaved,
  listSessions,
} from './held-data.repo.ts';

/** What the identity service holds about someone, where it is ours. */
export type DescribeIdentity = (identity: {
  issuer: string;
  subject: string;
}) => Promise<object | undefined>;

/** Everything held about a student except their files, in the contract's words. */
export async function collectData(
  db: Db,
  studentId: string,
  { now, language }: { now: Date; language: Language },
  describeIdentity: DescribeIdentity | undefined,
) {
  const account = found(await findAccount(db, studentId));
  const identities = await listIdentities(db, studentId);
  const programmes = await readScholarship(db, studentId, now);
  return {
    exportedAt: now,
    account,
    signIn: await Promise.all(
      identities.map(async (one) => ({ ...one, ...(await describeIdentity?.(one)) })),
    ),
    sessions: await listSessions(db, studentId),
    profile: await readProfile(db, studentId),
    profileSavedAt: await listSaved(db, studentId),
    settings: presentSettings(found(await findSettings(db, studentId)), language),
    scholarship: programmes
      .filter(({ entries }) => entries.length > 0)
      .map(({ id, name, entries }) => ({ programmeId: id, programmeName: name, entries })),
    eventApplications: await listOwnApplications(db, studentId),
    notices: await listNotices(db, studentId),
    messagesToUs: await listMessages(db, account.email),
    mails: await listMails(db, account.email),
    activity: await listActivity(db, studentId),
  };
}
