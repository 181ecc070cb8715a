import { maxInvitedAtOnce } from '@engawa/contract/team/limits';

interface Row {
  email: string;
  name?: string | null | undefined;
}

interface Filled<R> {
  rows: R[];
  /** Numbers of addresses with and without a row. */
  count: number;
  left: number;
}

/**
 * Gives each pasted address a row: the row it was pasted into if that is blank, then new rows below
 * with the same level. An address that already has a row gets no second one.
 */
export function fillRows<R extends Row>(
  rows: readonly R[],
  index: number,
  addresses: readonly string[],
): Filled<R> {
  const like = rows[index];
  if (!like) return { rows: [...rows], count: 0, left: addresses.length };
  const isBlank = like.email.trim() === '';
  const kept = isBlank ? rows.filter((_, at) => at !== index) : [...rows];
  const known = new Set(kept.map(({ email }) => email.trim().toLowerCase()));
  const fresh = addresses.filter((address) => {
    const isNew = !known.has(address.toLowerCase());
    known.add(address.toLowerCase());
    return isNew;
  });
  const fitting = fresh.slice(0, maxInvitedAtOnce - kept.length);
  // Clears the name, because it belongs to the address it was typed for.
  const added = fitting.map((email) => ({ ...like, email, ...(like.name && { name: '' }) }));
  const at = isBlank ? index : index + 1;
  // If every address already has a row, the blank row stays.
  if (added.length === 0) return { rows: [...rows], count: 0, left: fresh.length };
  return {
    rows: [...kept.slice(0, at), ...added, ...kept.slice(at)],
    count: added.length,
    left: fresh.length - added.length,
  };
}
