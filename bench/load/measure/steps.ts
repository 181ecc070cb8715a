export interface Tried {
  users: number;
  held: boolean;
}

interface Bounds {
  from: number;
  most: number;
  nearness: number;
}

const roundTo = 500;
const rounded = (users: number) => Math.max(roundTo, Math.round(users / roundTo) * roundTo);

/** Doubles the users until a step fails, then bisects until close enough; undefined when done. */
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
