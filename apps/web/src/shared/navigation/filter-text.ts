/** What an address says, as text. */
export type FilterText = Readonly<Record<string, string | undefined>>;

interface Table {
  readonly ids: readonly (string | number)[];
}

/** How the fields of a filter read in an address. */
interface Fields {
  word: number;
  /** Several of a table. */
  lists: Readonly<Record<string, Table>>;
  /** One of a table. */
  ones: Readonly<Record<string, Table>>;
  months: readonly string[];
  flags: readonly string[];
}

/** Ids have dashes of their own. */
const between = '.';
const month = /^(?:19[3-9]\d|20\d{2})-(?:0[1-9]|1[0-2])$/;

function idsOf(table: Table, text: string) {
  const named = text.split(between);
  return table.ids.filter((id) => named.includes(String(id)));
}

/** An address may come from anywhere: whatever makes no sense in it is no filter. */
export function readFields(text: FilterText, fields: Fields): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const freeWord = text['freeWord']?.trim().slice(0, fields.word);
  if (freeWord) found['freeWord'] = freeWord;
  for (const [field, table] of Object.entries(fields.lists)) {
    const ids = idsOf(table, text[field] ?? '');
    if (ids.length > 0) found[field] = ids;
  }
  for (const [field, table] of Object.entries(fields.ones)) {
    const id = table.ids.find((one) => String(one) === text[field]);
    if (id !== undefined) found[field] = id;
  }
  for (const field of fields.months) {
    if (month.test(text[field] ?? '')) found[field] = text[field];
  }
  for (const field of fields.flags) if (text[field] === '1') found[field] = true;
  return found;
}

/** The same the other way round. */
export function writeFields(filter: object): Record<string, string> {
  const values: Record<
    string,
    string | number | boolean | readonly (string | number)[] | undefined
  > = { ...filter };
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      if (value === undefined || value === '') return [];
      if (value === true) return [[field, '1']];
      if (typeof value !== 'object') return [[field, String(value)]];
      return value.length === 0 ? [] : [[field, value.join(between)]];
    }),
  );
}
