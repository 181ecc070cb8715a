/** What a step of so many users came to. */
export interface Tried {
  users: number;
  held: boolean;
}

interface Bounds {
  from: number;
  /** More are not there. */
  most: number;
  nearness: number;
}

const roundTo = 500;
const rounded = (users: number) => Math.max(roundTo, Math.round(users / roundTo) * roundTo);

/** Doubles until it does not hold, then halves the distance until it is near; nothing: found. */
export function nextStep(tried: readonly Tried[], { from, most, nearness }: Bounds) {
  const held = Math.max(0, ...tried.filter((one) => one.held).map(({ users }) => users));
  const broke = Math.min(...tried.filter((one) => !one.held).map(({ users }) => users));
  if (tried.length === 0) return Math.min(from, most);
  if (held >= most) return undefined;
  if (broke === Number.POSITIVE_INFINITY) return Math.min(held * 2, most);
  if (held > 0 && (broke - held) / held <= nearness) return undefined;
  const between = rounded((held + broke) / 2);
  return between <= held || between >= broke ? undefined : between;
}
