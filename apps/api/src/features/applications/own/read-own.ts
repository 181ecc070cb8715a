import type { StudentApplication } from '@engawa/contract/applications/listed';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import { presentOwn } from './own.present.ts';
import { findOwnById } from './own.repo.ts';

export async function readOwn(db: Db, studentId: string, id: string): Promise<StudentApplication> {
  return presentOwn(found(await findOwnById(db, studentId, id)));
}
