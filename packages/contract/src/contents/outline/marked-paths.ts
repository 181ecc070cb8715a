import type { z } from 'zod';
import type { FieldKind, Marked } from './mark.ts';

type Holder<S> = S extends z.ZodNullable<infer Inner> ? Holder<Inner> : S;

type Join<Before extends string, After extends string> = After extends ''
  ? Before
  : `${Before}.${After}`;

type Within<S, Kind extends FieldKind, Item extends string> =
  Holder<S> extends z.ZodArray<infer Inner>
    ? Join<Item, PathsOf<Inner, Kind, Item>>
    : PathsOf<S, Kind, Item>;

/**
 * The places of a kind in a part of a content. `Item` stands for an item of a list: `*` in a list
 * of paths, a number in the name of a field.
 */
export type PathsOf<S, Kind extends FieldKind, Item extends string = '*'> =
  Holder<S> extends { readonly shape: infer Shape }
    ? {
        [Key in keyof Shape & string]: Shape[Key] extends Marked<unknown, Kind>
          ? Key
          : `${Key}.${Within<Shape[Key], Kind, Item>}`;
      }[keyof Shape & string]
    : never;
