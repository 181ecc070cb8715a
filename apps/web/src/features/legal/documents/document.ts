/** A paragraph, a list, or a table whose first row is its heading. */
export type Block = string | { readonly list: readonly string[] } | { readonly table: Table };
export type Table = readonly (readonly string[])[];

export interface Section {
  /** Part of an address that people link to: it stays. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** `{name}`, `{operator}` and `{email}` stand for the product, who runs it and where to write. */
export interface LegalDocument {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}
