/** A place in one language's content: `services.*.productTitle`, a star for any item of a list. */
export type TextPath = string;

type Node = { readonly [key: string]: unknown } | readonly unknown[];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* leavesAt(
  steps: readonly string[],
  value: unknown,
  at: string,
): Generator<[string, unknown]> {
  const [step, ...rest] = steps;
  if (step === undefined) {
    yield [at, value];
    return;
  }
  if (!isNode(value)) return;
  const keys = step === '*' ? Object.keys(value) : [step];
  for (const key of keys) {
    const next = (value as Record<string, unknown>)[key];
    yield* leavesAt(rest, next, at === '' ? key : `${at}.${key}`);
  }
}

/** Existing texts by place (`services.0.productTitle`), in the order of the paths. */
export function textsAt(paths: readonly TextPath[], value: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    for (const [at, leaf] of leavesAt(path.split('.'), value, '')) {
      if (typeof leaf === 'string' && leaf !== '') texts.set(at, leaf);
    }
  }
  return texts;
}
