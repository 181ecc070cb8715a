export interface Parts {
  jp: object | null;
  en: object | null;
  common: object;
}

type PartName = keyof Parts;

/** A field that both people changed, to different values. */
export interface Clash {
  part: PartName;
  field: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merged<D extends Parts> {
  /** Changes of both people; where they clash, mine until the clash is resolved. */
  merged: D;
  clashes: Clash[];
  /** Number of fields that only the other person changed. */
  taken: number;
}

type Fields = Readonly<Record<string, unknown>>;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const fieldsOf = (part: object | null): Fields => (part ?? {}) as Fields;

/** Three-way merge of two documents that were both edited from `base`. */
export function mergeDocuments<D extends Parts>(base: D, mine: D, theirs: D): Merged<D> {
  const clashes: Clash[] = [];
  let taken = 0;
  const mergePart = (part: PartName): object => {
    const [old, own, other] = [base, mine, theirs].map((one) => fieldsOf(one[part]));
    const names = new Set([...Object.keys(own ?? {}), ...Object.keys(other ?? {})]);
    const entries = Array.from(names, (field) => {
      const [before, here, there] = [old?.[field], own?.[field], other?.[field]];
      if (same(here, there) || same(before, there)) return [field, here];
      if (same(before, here)) {
        taken += 1;
        return [field, there];
      }
      clashes.push({ part, field, mine: here, theirs: there });
      return [field, here];
    });
    return Object.fromEntries(entries) as object;
  };
  const merged = { jp: mergePart('jp'), en: mergePart('en'), common: mergePart('common') } as D;
  return { merged, clashes, taken };
}

/** The document with the other person's value for these clashes. */
export function takeTheirs<D extends Parts>(document: D, clashes: readonly Clash[]): D {
  const next = structuredClone(document);
  for (const { part, field, theirs } of clashes) {
    (next[part] as Record<string, unknown>)[field] = theirs;
  }
  return next;
}
