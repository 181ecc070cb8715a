import type { ErrorCode } from '@engawa/contract/error-catalogue';

interface Name {
  jp: string | null;
  en: string | null;
}

interface Stage extends Name {
  id: string;
}

const same = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase();

/** Another stage has one of the two names; upper and lower case count as the same. */
export const isTaken = (stages: readonly Stage[], id: string | undefined, name: Name): boolean =>
  stages.some((one) => one.id !== id && (same(one.jp, name.jp) || same(one.en, name.en)));

/** The ids with one of them at the given place; places past the end append. */
export const placedAt = (ids: readonly string[], id: string, index: number): string[] =>
  ids.filter((one) => one !== id).toSpliced(index, 0, id);

interface Removal {
  ids: readonly string[];
  id: string;
  moveTo: string | undefined;
  /** Number of open applications in the stage. */
  open: number;
}

/** Why the stage cannot be deleted; null if it can. */
export function removalFault({ ids, id, moveTo, open }: Removal): ErrorCode | null {
  if (ids.length <= 1) return 'apply_stage_last';
  if (open > 0 && (moveTo === undefined || moveTo === id)) return 'apply_stage_in_use';
  return null;
}
