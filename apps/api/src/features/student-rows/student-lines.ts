import type { Row } from '@engawa/index/memory-index';
import type { Piece } from '@engawa/index/terms';
import {
  countryNumber,
  type StudentColumn,
  storedNumbers,
  studentSearched,
  universityTerm,
} from './student-columns.ts';

/** Separators of parts and rows: control characters that no stored text contains. */
export const marks = { part: '\u001f', row: '\u001e' } as const;

export const numberNames = Object.keys(storedNumbers) as (keyof typeof storedNumbers)[];

const nothing = Object.fromEntries(
  [...numberNames, 'country', 'origin'].map((name) => [name, 0]),
) as Record<StudentColumn, number>;

const listed = (text: string): string[] => (text === '' ? [] : text.split(' '));

const termIn = (column: 'languages' | 'languagesCertified') => {
  const { term } = studentSearched[column];
  return (number: string) => term + number;
};

/** Sequential reader without intermediate objects: loading reads about a million rows. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  upTo(mark: string): string {
    const found = this.#text.indexOf(mark, this.#at);
    const end = found < 0 ? this.#text.length : found;
    const part = this.#text.slice(this.#at, end);
    this.#at = end + 1;
    return part;
  }

  /** Returns offsets instead of a substring. */
  pieceUpTo(mark: string): Piece {
    const [text, from] = [this.#text, this.#at];
    const found = text.indexOf(mark, from);
    const to = found < 0 ? text.length : found;
    this.#at = to + 1;
    return { text, from, to };
  }

  number(): number {
    const isBelowZero = this.#text.charCodeAt(this.#at) === minus;
    if (isBelowZero) this.#at += 1;
    let number = 0;
    for (;;) {
      const digit = this.#text.charCodeAt(this.#at) - zero;
      this.#at += 1;
      if (!(digit >= 0 && digit <= 9)) return isBelowZero ? -number : number;
      number = number * 10 + digit;
    }
  }
}

const minus = 0x2d;
const zero = 0x30;

/**
 * Rows that PostgreSQL has concatenated into one text: id, countries, numbers, languages,
 * university and words. Reading thousands of rows with many columns would take several times as
 * long.
 */
export function* readStudentLines(text: string): Generator<Row<StudentColumn>> {
  const reader = new Reader(text);
  while (!reader.isAtEnd) {
    const id = reader.upTo(marks.part);
    const values = { ...nothing };
    values.country = countryNumber(reader.upTo(marks.part));
    values.origin = countryNumber(reader.upTo(marks.part));
    for (const name of numberNames) values[name] = reader.number();
    const spoken = listed(reader.upTo(marks.part)).map(termIn('languages'));
    const certified = listed(reader.upTo(marks.part)).map(termIn('languagesCertified'));
    const university = universityTerm(reader.upTo(marks.part));
    const words = reader.pieceUpTo(marks.row);
    yield { id, values, terms: [university, ...spoken, ...certified], words };
  }
}
