import {
  type CompanyMailKind,
  defaultTiming,
  type MailTiming,
  type StudentMailKind,
} from '@engawa/contract/settings/mail-timing';
import { type RawBuilder, sql } from 'kysely';
import { chosenTiming } from '../features/settings/settings.query.ts';

/** Timing chosen in the settings, else the default of the kind. */
export function mailTiming(account: 'student.id', kind: StudentMailKind): RawBuilder<MailTiming>;
export function mailTiming(account: 'recruiter.id', kind: CompanyMailKind): RawBuilder<MailTiming>;
export function mailTiming(
  account: 'student.id' | 'recruiter.id',
  kind: StudentMailKind | CompanyMailKind,
): RawBuilder<MailTiming> {
  const side = account === 'student.id' ? 'student' : 'recruiter';
  return sql<MailTiming>`coalesce(
    ${chosenTiming(side, sql.ref(account), kind)}, ${defaultTiming(kind)})`;
}
