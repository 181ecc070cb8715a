/** In whose name the demo writes. */
export interface Author {
  companyId: string;
  /** The owner's account. */
  by: string | null;
  now: Date;
}
