import type { Language } from '@engawa/contract/language';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import { presentForCompany, presentForStudent } from '../connect.present.ts';
import type { Pair } from '../connections.repo.ts';
import { findForCompany } from './company-connections.repo.ts';
import { findForStudent } from './student-connections.repo.ts';

export const readStudentConnect = async (db: Db, { student, company }: Pair, now: Date) =>
  presentForStudent(found(await findForStudent(db, student, company)), now);

export const readCompanyConnect = async (
  db: Db,
  { student, company }: Pair,
  reading: { now: Date; language: Language },
) => presentForCompany(found(await findForCompany(db, company, student)), reading);
