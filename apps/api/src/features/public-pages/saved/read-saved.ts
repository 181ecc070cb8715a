import type { Language } from '@engawa/contract/language';
import type { VisitorItem, VisitorKind } from '@engawa/contract/saved/visitor';
import type { Db } from '../../../database.ts';
import { readCompanyCards, readVisitorJobCards } from '../../discover/public.ts';
import { companyCard, jobCard } from '../lists/list-cards.ts';
import type { SavedCards } from './saved-page.ts';

/** In the order of the items; what is no longer public is left out. */
export async function readSavedCards(
  { db, today }: { db: Db; today: string },
  asked: readonly VisitorItem[],
  language: Language,
): Promise<SavedCards> {
  const idsOf = (wanted: VisitorKind) =>
    asked.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const visitor = { student: null, today };
  const [jobs, companies] = await Promise.all([
    readVisitorJobCards(db, visitor, idsOf('jobs')),
    readCompanyCards(db, visitor, idsOf('companies')),
  ]);
  return {
    jobs: jobs.flatMap((job) => jobCard(job, language, today) ?? []),
    companies: companies.flatMap((company) => companyCard(company, language) ?? []),
  };
}
