import type { Verification } from '@engawa/contract/account/schemas';
import { studentName } from '../../people/student-name.ts';
import { smallestPicture } from '../files/public.ts';
import type { RecruiterRow, StudentRow } from './account.repo.ts';

/** A student without a name is shown by their address. */
export const presentStudent = (row: StudentRow) => ({
  id: row.id,
  name: studentName(row) || row.email,
  email: row.email,
  emailUndeliverable: row.emailUndeliverable,
  profilePictureUrl: smallestPicture(row.pictures),
});

export const presentRecruiter = (row: RecruiterRow) => ({
  id: row.id,
  role: row.level ?? 3,
  companyId: row.companyId,
  companyName: { jp: row.nameJp, en: row.nameEn },
  verification: verificationOf(row),
  name: row.name,
  email: row.email,
  emailUndeliverable: row.emailUndeliverable,
  profilePictureUrl: smallestPicture(row.pictures),
  department: row.department,
  title: row.title,
  version: row.version,
});

export function verificationOf({
  verifiedAt,
  verifiedInDemo,
}: Pick<RecruiterRow, 'verifiedAt' | 'verifiedInDemo'>): Verification {
  if (verifiedAt === null) return 'waiting';
  return verifiedInDemo ? 'in-demo' : 'verified';
}
