import type { FilterField, FilterFields, FilterOf } from '@engawa/contract/filters/filter-fields';
import type { Random } from '@engawa/demo/random';

interface Kind<Fields extends FilterFields> {
  fields: Fields;
  contradictions(filter: FilterOf<Fields>): readonly { field: string }[];
  words: readonly string[];
}

const mostOfTable = 4;

/** Small numbers are as likely as large ones, as in the rows. */
const logarithmic = (random: Random, min: number, max: number): number =>
  Math.min(max, Math.floor(min * ((max + 1) / min) ** random.next()));

function drawValue(random: Random, field: FilterField, words: readonly string[]): unknown {
  const { kind } = field;
  if (kind === 'word') return random.pick(words);
  if (kind === 'one') return random.pick(field.table.ids);
  if (kind === 'whole') return logarithmic(random, field.min, field.max);
  if (kind === 'flag') return true;
  if (kind === 'month') {
    return `20${random.int(25, 30)}-${String(random.int(1, 12)).padStart(2, '0')}`;
  }
  const { ids } = field.table;
  return [...new Set(Array.from({ length: random.int(1, mostOfTable) }, () => random.pick(ids)))];
}

/** A filter of arbitrary fields of the schema, without contradictory ones. */
export function drawFilter<Fields extends FilterFields>(
  random: Random,
  { fields, contradictions, words }: Kind<Fields>,
  chance: number,
): FilterOf<Fields> {
  const drawn = Object.entries(fields).flatMap(([name, field]) =>
    random.next() < chance ? [[name, drawValue(random, field, words)] as const] : [],
  );
  let filter = Object.fromEntries(drawn) as FilterOf<Fields>;
  for (let [fault] = contradictions(filter); fault; [fault] = contradictions(filter)) {
    const { field } = fault;
    // The issue names a missing field: dropping others cannot repair the filter, so draw again.
    if (!(field in filter)) return drawFilter(random, { fields, contradictions, words }, chance);
    filter = Object.fromEntries(
      Object.entries(filter).filter(([name]) => name !== field),
    ) as FilterOf<Fields>;
  }
  return filter;
}

const mostTries = 400;

/**
 * Draws a filter with this field that finds something, but less than without it; undefined if no
 * draw does, as for a field that no condition reads. `beside` are fields whose conditions it
 * changes, one of which is set too.
 */
export async function findNarrowing<Fields extends FilterFields>(
  random: Random,
  kind: Kind<Fields>,
  { name, beside }: { name: keyof Fields & string; beside: readonly string[] },
  count: (filter: FilterOf<Fields>) => Promise<number>,
): Promise<FilterOf<Fields> | undefined> {
  const draw = (one: string) => {
    const field = kind.fields[one];
    if (!field) throw new Error(`no field ${one}`);
    return { [one]: drawValue(random, field, kind.words) };
  };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const others = (beside.length > 0 ? draw(random.pick(beside)) : {}) as FilterOf<Fields>;
    const filter = { ...others, ...draw(name) } as FilterOf<Fields>;
    if (kind.contradictions(filter).length > 0) continue;
    const found = await count(filter);
    if (found > 0 && found < (await count(others))) return filter;
  }
  return undefined;
}
