import type { Language } from '@engawa/contract/language';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Db } from '../../../database.ts';
import { presentForCompany } from '../messages.present.ts';
import { listForCompany } from './company-threads.repo.ts';
import { narrowingOf } from './narrowing.ts';

interface Reading {
  db: Db;
  actor: CompanyActor;
  language: Language;
}

/** The latest threads with unread messages that the recruiter's level may open. */
export async function listUnreadThreads({ db, actor, language }: Reading, most: number) {
  const search = { ...narrowingOf({ unread: '1' }, actor), cursor: undefined };
  const { page } = await listForCompany(db, actor.companyId, search);
  return page.slice(0, most).map((row) => presentForCompany(row, language));
}
