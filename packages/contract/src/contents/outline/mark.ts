import { z } from 'zod';
import type { Localized } from '../../language.ts';

/** Decides translation, link checks and file sweeps. `picture` holds a file id. */
export type FieldKind = 'text' | 'address' | 'picture' | 'plain';

/** Required for publishing: always, by labour law, or depending on the rest of the content. */
type Needed = 'always' | 'by law' | 'where asked';

interface MarkOptions {
  /** Language-independent, stored per language: an editor asks once and saves it in both. */
  shared?: true;
  needed?: Needed;
  /** The initial value, where it is not nothing (null, an empty list, false). */
  blank?: string | number;
  /** Prefilled from the sign-up, so it does not count as writing in that language. */
  fromSignUp?: true;
}

export interface FieldMark extends MarkOptions {
  label: Localized;
  kind: FieldKind;
}

export const marks = z.registry<FieldMark>();

declare const kindOf: unique symbol;

/** A schema that carries its kind of field in the type, too. */
export type Marked<S, Kind extends FieldKind> = S & { readonly [kindOf]: Kind };
export type AnyMarked = Marked<z.ZodType, FieldKind>;

const marker =
  <Kind extends FieldKind, Held>(kind: Kind) =>
  <S extends z.ZodType<Held>>(schema: S, ja: string, en: string, options: MarkOptions = {}) => {
    // Clone, because one schema may be used at several fields with different marks.
    const own = schema.clone();
    marks.add(own, { ...options, kind, label: { ja, en } });
    return own as Marked<S, Kind>;
  };

export const text = marker<'text', string | null>('text');
export const address = marker<'address', string | null>('address');
export const picture = marker<'picture', string | null>('picture');
export const plain = marker<'plain', unknown>('plain');

/** An object of a content. Only marked fields are accepted. */
export const part = <Shape extends Record<string, AnyMarked>>(shape: Shape) =>
  z.strictObject(shape);
