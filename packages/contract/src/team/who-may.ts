import { type AuthorityLevel, sees } from '../reference/companies/authority-levels.ts';

interface Person {
  id: string;
  level: AuthorityLevel;
}

export type TeamRefusal = 'wrong_level' | 'own_membership' | 'owners_only';

/**
 * Why one person may not do this to another's membership or invitation; undefined where they may.
 * `becomes` is the level it is to have afterwards, where that changes.
 */
export function whyNotManage(
  by: Person,
  of: Person,
  becomes: AuthorityLevel = of.level,
): TeamRefusal | undefined {
  if (by.level > 1) return 'wrong_level';
  if (by.id === of.id) return 'own_membership';
  return ownersOnly(by.level, [of.level, becomes]);
}

/** The same for an invitation that is yet to come. */
export function whyNotInvite(by: AuthorityLevel, level: AuthorityLevel): TeamRefusal | undefined {
  if (by > 1) return 'wrong_level';
  return ownersOnly(by, [level]);
}

const ownersOnly = (by: AuthorityLevel, touched: readonly AuthorityLevel[]) =>
  by !== 0 && touched.includes(0) ? 'owners_only' : undefined;

/** Asks for a recent sign-in: whoever finds a screen open must not take the company over. */
export const isGrave = (of: AuthorityLevel, becomes: AuthorityLevel): boolean =>
  of === 0 || becomes === 0;

/** A leaver's work goes to somebody who can open it. */
export const canTakeOver = (level: AuthorityLevel): boolean => sees(level, 'contents');
