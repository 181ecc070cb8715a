import type { Profile } from '@engawa/contract/profile/schemas';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { presentProfile } from './profile.present.ts';
import { findProfile } from './profile.repo.ts';

export async function readProfile(db: Db, studentId: string): Promise<Profile> {
  const [row] = await findProfile(db, { id: studentId });
  return presentProfile(found(row));
}
