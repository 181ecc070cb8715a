/** A paragraph, a list, a table whose first row is its heading, or the way to a page of ours. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: Table }
  | { readonly to: string; readonly label: string };
export type Table = readonly (readonly string[])[];

export interface Section {
  /** Part of an address that people link to: it stays. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** `{name}`, `{operator}` and `{email}` stand for the product, who runs it and where to write. */
export interface TextDocument {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}
