import { maxInvitedAtOnce } from '@engawa/contract/team/limits';

interface Row {
  email: string;
  name?: string | null | undefined;
}

interface Filled<R> {
  rows: R[];
  /** How many addresses found a row, and how many did not. */
  count: number;
  left: number;
}

/**
 * Gives each pasted address a row: the one it was pasted into where that is blank, then new ones
 * like it below. Addresses that have a row already get no second one.
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
  // A name belongs to the address it was typed beside.
  const added = fitting.map((email) => ({ ...like, email, ...(like.name && { name: '' }) }));
  const at = isBlank ? index : index + 1;
  // Where all of them have a row already, the blank one stays as it was.
  if (added.length === 0) return { rows: [...rows], count: 0, left: fresh.length };
  return {
    rows: [...kept.slice(0, at), ...added, ...kept.slice(at)],
    count: added.length,
    left: fresh.length - added.length,
  };
}
