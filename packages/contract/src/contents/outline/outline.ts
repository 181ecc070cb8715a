import type { z } from 'zod';
import type { Localized } from '../../language.ts';
import { blankOf } from './blank-of.ts';
import { type FieldMark, marks } from './mark.ts';
import { insideOf, itemOf, type ObjectSchema, shapeOf } from './walk.ts';

interface DocumentSchema<L extends ObjectSchema, C extends ObjectSchema> extends z.ZodObject {
  shape: { jp: z.ZodNullable<L>; en: z.ZodNullable<L>; common: C };
}

/**
 * Facts about a content's fields, derived from its schema. A place is a path in one language
 * (`services.*.productTitle`, a star for every item of a list) or begins with `common`.
 */
export interface Outline<L = object, C = object> {
  labels: Readonly<Record<string, Localized>>;
  /** Texts in a language: compared for drift, translated, checked for conditions. */
  texts: readonly string[];
  /** Texts that count as writing in a language. */
  written: readonly string[];
  /** Places of picture ids in a whole document: `*.coverImage`, `common.senpaiImage`. */
  pictures: readonly string[];
  /** Language-independent fields that are stored per language. */
  shared: readonly string[];
  /** Fields that an editor marks as required; publishing is refused without those in `owed`. */
  needed: readonly string[];
  owed: readonly string[];
  /** Lists per language whose items correspond by index. */
  lists: readonly string[];
  /** By place: the initial value of a new list item or of an optional part. */
  added: Readonly<Record<string, object>>;
  blank: { language: L; common: C };
}

export function* fieldsOf(schema: z.ZodType, at = ''): Generator<[string, z.ZodType]> {
  for (const [key, field] of Object.entries(shapeOf(schema) ?? {})) {
    const place = at === '' ? key : `${at}.${key}`;
    yield [place, field];
    const item = itemOf(field);
    yield* fieldsOf(item ?? insideOf(field), item ? `${place}.*` : place);
  }
}

type Field = [place: string, schema: z.ZodType];

const where = (fields: readonly Field[], is: (mark: FieldMark) => unknown): string[] =>
  fields.flatMap(([place, field]) => (is(markOf(field, place)) ? [place] : []));

/** Fields that saving requires to be equal in both languages; pictures may differ. */
export function sameIn(language: z.ZodType): string[] {
  const fields = [...fieldsOf(language)];
  const pictures = where(fields, ({ kind }) => kind === 'picture');
  const holdsPicture = (place: string) =>
    pictures.some((one) => one === place || one.startsWith(`${place}.`));
  return where(fields, ({ shared }) => shared).filter(
    (place) => !place.includes('.') && !holdsPicture(place),
  );
}

/** Undefined blanks are skipped: the user must fill in such an item when adding it. */
function addedAt([place, field]: Field): [string, object][] {
  const added = itemOf(field) ?? insideOf(field);
  const blank = shapeOf(added) && blankOf(added);
  return typeof blank === 'object' && blank !== null ? [[place, blank]] : [];
}

export function outlineOf<L extends ObjectSchema, C extends ObjectSchema>({
  shape,
}: DocumentSchema<L, C>): Outline<z.output<L>, z.output<C>> {
  const language = shape.jp.unwrap();
  const inLanguage = [...fieldsOf(language)];
  const fields = [...inLanguage, ...fieldsOf(shape.common, 'common')];
  const shared = where(inLanguage, (mark) => mark.shared);
  return {
    labels: Object.fromEntries(fields.map(([place, field]) => [place, markOf(field, place).label])),
    texts: where(inLanguage, ({ kind }) => kind === 'text'),
    written: where(inLanguage, ({ kind, fromSignUp }) => kind === 'text' && !fromSignUp),
    pictures: where(fields, ({ kind }) => kind === 'picture').map((place) =>
      place.startsWith('common.') ? place : `*.${place}`,
    ),
    shared,
    needed: where(fields, ({ needed }) => needed),
    owed: where(fields, ({ needed }) => needed === 'always'),
    lists: inLanguage.flatMap(([place, field]) => {
      const item = itemOf(field);
      return item && shapeOf(item) && !shared.includes(place) ? [place] : [];
    }),
    added: Object.fromEntries(fields.flatMap(addedAt)),
    blank: {
      language: blankOf(language) as z.output<L>,
      common: blankOf(shape.common) as z.output<C>,
    },
  };
}

export function markOf(field: z.ZodType, place: string): FieldMark {
  const mark = marks.get(field);
  if (!mark) throw new Error(`The field ${place} has no mark; see contents/outline/mark.ts.`);
  return mark;
}
