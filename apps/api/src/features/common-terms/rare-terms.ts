import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { termKey } from '@engawa/matching/terms/terms-in';
import type { Db } from '../../database.ts';
import { listCommon } from './common-terms.repo.ts';

/** Those keys of terms that few people and postings have. */
export async function rareTerms(db: Db, keys: readonly string[]): Promise<string[]> {
  const common = await listCommon(db, keys);
  return keys.filter((key) => !common.has(key));
}

/** The wishes as they are scored: without common terms. */
export async function withRareTerms(db: Db, wishes: TargetWishes): Promise<TargetWishes> {
  const { wants } = wishes;
  const rare = new Set(await rareTerms(db, wants.terms.map(termKey)));
  const terms = wants.terms.filter((term) => rare.has(termKey(term)));
  return { ...wishes, wants: { ...wants, terms } };
}
