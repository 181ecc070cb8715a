import { z } from 'zod';
import type { Localized } from '../../language.ts';

/**
 * What a field holds, as far as anything but its own schema asks: words of a language, a web
 * address, a picture by its file's id, or something else.
 */
export type FieldKind = 'text' | 'address' | 'picture' | 'plain';

/** Before its content is published: always, because a posting owes it by law, or where it is asked for. */
type Needed = 'always' | 'by law' | 'where asked';

interface MarkOptions {
  /** Has no language although both carry it: an editor asks once and says it in both. */
  shared?: true;
  needed?: Needed;
  /** What a new content has there, where nothing (null, an empty list, false) is not possible. */
  blank?: string | number;
  /** Known from the sign-up, so it does not make a language written. */
  fromSignUp?: true;
}

export interface FieldMark extends MarkOptions {
  label: Localized;
  kind: FieldKind;
}

export const marks = z.registry<FieldMark>();

declare const kindOf: unique symbol;

/** A schema that says what kind of field it is, also to the compiler. */
export type Marked<S, Kind extends FieldKind> = S & { readonly [kindOf]: Kind };
export type AnyMarked = Marked<z.ZodType, FieldKind>;

const marker =
  <Kind extends FieldKind, Held>(kind: Kind) =>
  <S extends z.ZodType<Held>>(schema: S, ja: string, en: string, options: MarkOptions = {}) => {
    // The same schema may stand at several fields, each with a mark of its own.
    const own = schema.clone();
    marks.add(own, { ...options, kind, label: { ja, en } });
    return own as Marked<S, Kind>;
  };

export const text = marker<'text', string | null>('text');
export const address = marker<'address', string | null>('address');
export const picture = marker<'picture', string | null>('picture');
export const plain = marker<'plain', unknown>('plain');

/** An object of a content. A field without a mark is no field. */
export const part = <Shape extends Record<string, AnyMarked>>(shape: Shape) =>
  z.strictObject(shape);
