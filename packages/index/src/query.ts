export type Condition<Name extends string = string> =
  | { readonly column: Name; readonly among: readonly number[] }
  /** Both ends inclusive. */
  | { readonly column: Name; readonly from?: number | undefined; readonly to?: number | undefined }
  /** At least one of these flags; `allFlags`: all of them. */
  | { readonly column: Name; readonly anyFlag: number }
  | { readonly column: Name; readonly allFlags: number }
  /** At least one of these terms, in normalised form. */
  | { readonly terms: readonly string[] }
  | { readonly ids: readonly string[] }
  | { readonly any: readonly Condition<Name>[] }
  | { readonly all: readonly Condition<Name>[] }
  | { readonly not: Condition<Name> };

/** A term of a free word, to match exactly or as a prefix. */
export interface Word {
  readonly text: string;
  readonly begins: boolean;
}

/** Points for terms that a row has: `each` for one, all of them together at most `most`. */
export interface SharedTerms {
  readonly terms: readonly string[];
  readonly each: number;
  readonly most: number;
}

/**
 * The sum of the points of each column's value; values beyond `points` yield nothing. Columns
 * outside of packs may have negative points, as long as no row's sum is negative.
 */
export interface Score<Name extends string = string> {
  readonly plan: readonly { readonly column: Name; readonly points: readonly number[] }[];
  /** Added to the sum; few rows have any, because the terms are rare. */
  readonly shared?: readonly SharedTerms[] | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Weight of a point in the order, plus a column; the score itself does not change. */
  readonly shift?: { readonly perPoint: number; readonly column: Name } | undefined;
}

/** A page begins after this row. */
export interface Place {
  readonly place: number;
  readonly id: string;
}

export interface Query<Name extends string = string> {
  readonly where: readonly Condition<Name>[];
  readonly words?: readonly Word[] | undefined;
  readonly score?: Score<Name> | undefined;
  /** Descending by this column or the score, then by id. */
  readonly order: Name | 'score';
  readonly after?: Place | undefined;
  readonly offset?: number | undefined;
  readonly limit: number;
}

export interface FoundRow extends Place {
  readonly score: number | null;
}

export interface Found {
  /** Of all matches, on any page. */
  readonly count: number;
  readonly rows: readonly FoundRow[];
}
