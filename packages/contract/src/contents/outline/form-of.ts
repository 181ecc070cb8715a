import type { z } from 'zod';
import type { Marked } from './mark.ts';

declare const ofPicture: unique symbol;

/** The id of a picture, or blank. To the compiler it is no text, so only a picture's control takes it. */
export type PictureId = '' | (string & { readonly [ofPicture]: true });

/** A part of a content as a form holds it: what is not there is an empty text. */
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
