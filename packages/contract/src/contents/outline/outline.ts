import type { z } from 'zod';
import type { Localized } from '../../language.ts';
import { blankOf } from './blank-of.ts';
import { type FieldMark, marks } from './mark.ts';
import { insideOf, itemOf, type ObjectSchema, shapeOf } from './walk.ts';

interface DocumentSchema<L extends ObjectSchema, C extends ObjectSchema> extends z.ZodObject {
  shape: { jp: z.ZodNullable<L>; en: z.ZodNullable<L>; common: C };
}

/**
 * What there is to know of a content's fields, read from its schema. A place is a path in one
 * language (`services.*.productTitle`, a star for every item of a list) or begins with `common`.
 */
export interface Outline<L = object, C = object> {
  labels: Readonly<Record<string, Localized>>;
  /** Words of one language: compared for drift, translated, read for conditions. */
  texts: readonly string[];
  /** Words that make a language written. */
  written: readonly string[];
  /** Where a whole document names pictures: `*.coverImage`, `common.senpaiImage`. */
  pictures: readonly string[];
  /** What has no language although both carry it. */
  shared: readonly string[];
  /** What an editor marks as needed, and what publishing refuses to miss. */
  needed: readonly string[];
  owed: readonly string[];
  /** Lists of one language whose items stand in pairs. */
  lists: readonly string[];
  /** What stands there when a list gets an item or an optional part is filled, by its place. */
  added: Readonly<Record<string, object>>;
  blank: { language: L; common: C };
}

/** Every field under its place, those of one language first. */
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

/** What must be the same in both languages when it is saved; pictures may differ. */
export function sameIn(language: z.ZodType): string[] {
  const fields = [...fieldsOf(language)];
  const pictures = where(fields, ({ kind }) => kind === 'picture');
  const holdsPicture = (place: string) =>
    pictures.some((one) => one === place || one.startsWith(`${place}.`));
  return where(fields, ({ shared }) => shared).filter(
    (place) => !place.includes('.') && !holdsPicture(place),
  );
}

/** Only where everything has a blank: of the rest, whoever adds it has to say something. */
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
