import { setImmediate } from 'node:timers/promises';
import { type Language, type Localized, say } from '@engawa/contract/language';
import { stringify } from 'csv-stringify/sync';

export interface CsvColumn<Row> {
  header: Localized;
  of(row: Row, language: Language): string | number | null;
}

/** Escapes cells that a spreadsheet would run as a formula. */
const form = { quoted: true, escape_formulas: true, record_delimiter: 'windows' } as const;

/** Rows per turn of the event loop: a few milliseconds of work. */
const atOnce = 200;

/** Starts with a byte order mark for spreadsheets; yields between parts to other requests. */
export async function* csvFile<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): AsyncGenerator<string> {
  yield stringify([columns.map(({ header }) => say(header, language))], { ...form, bom: true });
  for (let at = 0; at < rows.length; at += atOnce) {
    const part = rows.slice(at, at + atOnce);
    yield stringify(
      part.map((one) => columns.map(({ of }) => of(one, language))),
      form,
    );
    await setImmediate();
  }
}
