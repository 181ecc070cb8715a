import type { z } from 'zod';
import type { Marked } from './mark.ts';

declare const ofPicture: unique symbol;

/** A file id or ''. Branded, so that a text control cannot be bound to a picture. */
export type PictureId = '' | (string & { readonly [ofPicture]: true });

/** A part of a content as form values: null becomes ''. */
type FormOf<S> =
  S extends Marked<unknown, 'picture'>
    ? PictureId
    : S extends z.ZodNullable<infer Inner>
      ? FormOf<Inner> | ''
      : S extends z.ZodArray<infer Item>
        ? FormOf<Item>[]
        : S extends { readonly shape: infer Shape }
          ? { -readonly [Key in keyof Shape]: FormOf<Shape[Key]> }
          : z.output<S>;

export interface ValuesOf<Language, Common> {
  jp: FormOf<Language>;
  en: FormOf<Language>;
  common: FormOf<Common>;
}
