import { refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';
import { isVerified } from './translation.repo.ts';

const seconds = 24 * 60 * 60;

/**
 * Characters per day sent to the translation service, which charges for them. Enough for an
 * unverified company to translate its page and a few jobs; unverified companies also share a total,
 * because signing up is cheap.
 */
export const characterBudget = {
  verified: { max: 1_000_000, seconds },
  unverified: { max: 60_000, seconds },
  allUnverified: { max: 1_000_000, seconds },
} as const;

export async function spendCharacters(
  { reads, limits }: { reads: Db; limits: CallLimits },
  companyId: string,
  texts: readonly string[],
): Promise<void> {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const verified = await isVerified(reads, companyId);
  const limit = characterBudget[verified ? 'verified' : 'unverified'];
  const own = await limits.spend({ name: 'translated', who: companyId, limit }, characters);
  if (own.over) {
    const details = { count: limit.max.toLocaleString('en') };
    refuse('translation_used_up', { details, retryAfterSeconds: own.secondsLeft });
  }
  if (verified) return;
  const together = { name: 'translated', who: 'unverified', limit: characterBudget.allUnverified };
  const all = await limits.spend(together, characters);
  if (all.over) refuse('translation_busy', { retryAfterSeconds: all.secondsLeft });
}
