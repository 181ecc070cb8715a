/** What rows are narrowed by. */
export type Condition<Name extends string = string> =
  | { readonly column: Name; readonly among: readonly number[] }
  /** Both ends count. */
  | { readonly column: Name; readonly from?: number | undefined; readonly to?: number | undefined }
  /** Any of these flags, or all of them. */
  | { readonly column: Name; readonly anyFlag: number }
  | { readonly column: Name; readonly allFlags: number }
  /** Any of these terms, as they were put in. */
  | { readonly terms: readonly string[] }
  | { readonly ids: readonly string[] }
  | { readonly any: readonly Condition<Name>[] }
  | { readonly all: readonly Condition<Name>[] }
  | { readonly not: Condition<Name> };

/** A term of a free word: as it stands, or whatever begins with it. */
export interface Word {
  readonly text: string;
  readonly begins: boolean;
}

/**
 * The sum of what each column's value is worth; `points` are looked up by it, and beyond them it is
 * worth nothing. Of columns in no pack they may be below 0, as long as no row's sum is.
 */
export interface Score<Name extends string = string> {
  readonly plan: readonly { readonly column: Name; readonly points: readonly number[] }[];
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Each point counts so much for the order, and a column besides; it changes no score. */
  readonly shift?: { readonly perPoint: number; readonly column: Name } | undefined;
}

/** Where a page begins: behind this row. */
export interface Place {
  readonly place: number;
  readonly id: string;
}

export interface Query<Name extends string = string> {
  readonly where: readonly Condition<Name>[];
  /** All of them. */
  readonly words?: readonly Word[] | undefined;
  readonly score?: Score<Name> | undefined;
  /** Down by this column, or by the score; what is equal, down by id. */
  readonly order: Name | 'score';
  readonly after?: Place | undefined;
  readonly offset?: number | undefined;
  readonly limit: number;
}

export interface FoundRow extends Place {
  readonly score: number | null;
}

export interface Found {
  /** Of all that fit, whatever page is asked for. */
  readonly count: number;
  readonly rows: readonly FoundRow[];
}
