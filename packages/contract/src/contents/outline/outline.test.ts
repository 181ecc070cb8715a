import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { articleDocument } from '../../articles/schemas.ts';
import { eventDocument } from '../../events/schemas.ts';
import { generalDocument } from '../../general/schemas.ts';
import { jobDocument } from '../../jobs/schemas.ts';
import { tipDocument } from '../../tips/schemas.ts';
import { contentKinds } from '../kinds.ts';
import { outlines } from '../outlines.ts';
import { document, image } from '../schemas.ts';
import { part, picture, plain, text } from './mark.ts';
import { fieldsOf, markOf, outlineOf } from './outline.ts';
import { insideOf, itemOf } from './walk.ts';

const documents = {
  general: generalDocument,
  job: jobDocument,
  event: eventDocument,
  article: articleDocument,
  tip: tipDocument,
};

const isId = (schema: z.ZodType): boolean => {
  const inside = insideOf(schema);
  return inside instanceof z.ZodUUID;
};

/** Pictures without a mark: the sweep would delete their files after a day. */
function hiddenPictures({ shape }: { shape: { jp: z.ZodNullable; common: z.ZodType } }): string[] {
  const fields = [...fieldsOf(shape.jp.unwrap() as z.ZodType), ...fieldsOf(shape.common, 'common')];
  return fields.flatMap(([place, field]) => {
    const item = itemOf(field);
    const isMarked = markOf(field, place).kind === 'picture';
    return isId(field) !== isMarked || (item && isId(item)) ? [place] : [];
  });
}

describe.each(contentKinds)('content of kind %s', (kind) => {
  test('marks every file as a picture', () => {
    expect(hiddenPictures(documents[kind])).toEqual([]);
  });

  test('has a blank that can be saved', () => {
    const { blank } = outlines[kind];
    const whole = { jp: blank.language, en: blank.language, common: blank.common };
    expect(documents[kind].safeParse(whole).error).toBeUndefined();
  });
});

const photo = plain(image.nullable(), '', '');
const nothing = part({});
test.each<[what: string, language: z.ZodObject, common: z.ZodObject, place: string]>([
  ['a file of a language', part({ photo }), nothing, 'photo'],
  ['one that has no language', nothing, part({ photo }), 'common.photo'],
  [
    'one in a list',
    part({ list: plain(z.array(part({ photo })), '', '') }),
    nothing,
    'list.*.photo',
  ],
  ['a list of ids', part({ list: plain(z.array(image), '', '') }), nothing, 'list'],
  ['words marked as a picture', part({ name: picture(z.string(), '', '') }), nothing, 'name'],
])('a forgotten mark is found: %s', (_, language, common, place) => {
  expect(hiddenPictures(z.strictObject(document(language, common)))).toEqual([place]);
});

test('derives the outline from the marks', () => {
  const label = { ja: '題', en: 'Title' };
  const language = part({
    title: text(z.string().nullable(), '題', 'Title', { needed: 'always' }),
    cover: picture(image.nullable(), '題', 'Title', { shared: true }),
    size: plain(z.literal([1, 2]), '題', 'Title', { shared: true, blank: 2 }),
    list: plain(
      z.array(
        part({
          note: text(z.string().nullable(), '題', 'Title'),
          photo: picture(image.nullable(), '題', 'Title', { shared: true }),
        }),
      ),
      '題',
      'Title',
    ),
  });
  const common = part({
    days: plain(z.int().nullable(), '題', 'Title', { needed: 'by law' }),
    portrait: picture(image.nullable(), '題', 'Title'),
  });
  expect(outlineOf(z.strictObject(document(language, common)))).toEqual({
    labels: {
      title: label,
      cover: label,
      size: label,
      list: label,
      'list.*.note': label,
      'list.*.photo': label,
      'common.days': label,
      'common.portrait': label,
    },
    texts: ['title', 'list.*.note'],
    written: ['title', 'list.*.note'],
    pictures: ['*.cover', '*.list.*.photo', 'common.portrait'],
    shared: ['cover', 'size', 'list.*.photo'],
    needed: ['title', 'common.days'],
    owed: ['title'],
    lists: ['list'],
    added: { list: { note: null, photo: null } },
    blank: {
      language: { title: null, cover: null, size: 2, list: [] },
      common: { days: null, portrait: null },
    },
  });
});
