import type { Language } from '@engawa/contract/language';
import type { Db } from '../../../database.ts';
import { presentApplicant } from './applicants.present.ts';
import { countByStatus, listPage, listThese, type Reader } from './applicants.repo.ts';
import type { Narrowing } from './narrowing.repo.ts';

interface Reading {
  db: Db;
  actor: Reader;
  language: Language;
}

export async function readList(
  { db, actor, language }: Reading,
  narrowing: Narrowing,
  cursor: string | undefined,
) {
  const { page, nextCursor } = await listPage(db, actor, { ...narrowing, cursor });
  const { counts, preApplied } = await countByStatus(db, actor.companyId, narrowing);
  return {
    applyList: page.map((row) => presentApplicant(row, language)),
    counts,
    preApplied,
    nextCursor,
  };
}

export const readThese = async ({ db, actor, language }: Reading, ids: readonly string[]) =>
  (await listThese(db, actor, ids)).map((row) => presentApplicant(row, language));
