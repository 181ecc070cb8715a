import { product } from '@engawa/contract/product';
import type { Db } from '../../../database.ts';
import { type CompanyFacts, listVerifiedNames } from '../facts.repo.ts';
import { areAlike, looksLikeUs } from './look-alike.rules.ts';

type Named = Pick<CompanyFacts, 'id' | 'nameJp' | 'nameEn' | 'legalName'>;

export const namesOf = ({ nameJp, nameEn }: Pick<Named, 'nameJp' | 'nameEn'>): string =>
  [nameJp, nameEn].filter((name) => name !== null).join(' / ');

const mostListed = 10;

/** One line for each verified company whose name a reader would confuse with this one. */
export async function listLookAlikes(db: Db, company: Named): Promise<string[]> {
  const others = await listVerifiedNames(db, company.id);
  const alike = others.filter((other) => areAlike(company, other));
  return [
    ...(looksLikeUs(company) ? [product.name] : []),
    ...alike.slice(0, mostListed).map((other) => `${namesOf(other)} (${other.id})`),
  ];
}
