/** A paragraph, a list, a table whose first row is its header, or a link to a page of this site. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: Table }
  | { readonly to: string; readonly label: string };
export type Table = readonly (readonly string[])[];

export interface Section {
  /** URL fragment; must not change, because people link to it. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** `{name}`, `{operator}`, `{email}` stand for the product, its operator and their address. */
export interface TextDocument {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}
