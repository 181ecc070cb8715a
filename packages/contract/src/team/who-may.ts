import { type AuthorityLevel, sees } from '../reference/companies/authority-levels.ts';

interface Person {
  id: string;
  level: AuthorityLevel;
}

export type TeamRefusal = 'wrong_level' | 'own_membership' | 'owners_only';

/** Undefined if allowed. `becomes`: the new level, where the level changes. */
export function whyNotManage(
  by: Person,
  of: Person,
  becomes: AuthorityLevel = of.level,
): TeamRefusal | undefined {
  if (by.level > 1) return 'wrong_level';
  if (by.id === of.id) return 'own_membership';
  return ownersOnly(by.level, [of.level, becomes]);
}

/** As `whyNotManage`, for a new invitation. */
export function whyNotInvite(by: AuthorityLevel, level: AuthorityLevel): TeamRefusal | undefined {
  if (by > 1) return 'wrong_level';
  return ownersOnly(by, [level]);
}

const ownersOnly = (by: AuthorityLevel, touched: readonly AuthorityLevel[]) =>
  by !== 0 && touched.includes(0) ? 'owners_only' : undefined;

/** Requires a recent sign-in, so that a stranger at an open screen cannot take over the company. */
export const isGrave = (of: AuthorityLevel, becomes: AuthorityLevel): boolean =>
  of === 0 || becomes === 0;

/** Work can be handed over only to a member whose level can open it. */
export const canTakeOver = (level: AuthorityLevel): boolean => sees(level, 'contents');
