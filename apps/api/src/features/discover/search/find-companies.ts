import { askedWords } from '@engawa/platform/text/search-words';
import { inIndex } from '../../../search/conditions/in-index.ts';
import { companySearched, companySource } from '../../search-rows/public.ts';
import { companyConditionsOf, jobConditionsOf, type Searcher } from './conditions.rules.ts';
import { askPage, type Engines, nothing, pageOf } from './engine-page.ts';
import { countCompaniesInRows, findCompaniesInRows, type Page, type Search } from './found.repo.ts';
import { readVisibility } from './visibility.repo.ts';

/** By index; by the database without one, on its failure, or for filters on jobs. */
export async function findCompanies(
  { db, indexes }: Engines,
  seeker: Searcher,
  search: Search,
): Promise<Page> {
  const query = await queryOf({ db, indexes }, seeker, search.filter);
  if (query === 'nothing') return nothing;
  const found =
    query &&
    (await indexes?.search(companySource.name, {
      ...query,
      ...askPage(search.cursor),
      order: 'newest',
    }));
  return found ? pageOf(found) : findCompaniesInRows(db, seeker, search);
}

export async function countCompanies(
  { db, indexes }: Engines,
  seeker: Searcher,
  filter: Search['filter'],
): Promise<number> {
  const query = await queryOf({ db, indexes }, seeker, filter);
  if (query === 'nothing') return 0;
  const found =
    query && (await indexes?.search(companySource.name, { ...query, order: 'newest', limit: 0 }));
  return found ? found.count : countCompaniesInRows(db, seeker, filter);
}

/** Undefined if the database must answer: only it can join companies with their jobs. */
async function queryOf({ db, indexes }: Engines, seeker: Searcher, filter: Search['filter']) {
  if (!indexes || jobConditionsOf(filter, seeker).length > 0) return undefined;
  const words = filter.freeWord ? askedWords(filter.freeWord) : undefined;
  if (words?.length === 0) return 'nothing' as const;
  const { unseen } = await readVisibility(db, seeker);
  const where = [
    ...(unseen.length > 0 ? [{ not: { ids: unseen } }] : []),
    ...inIndex(companySearched, companyConditionsOf(filter)),
  ];
  return { where, words };
}
