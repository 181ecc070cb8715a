/** In whose name the demo writes. */
export interface Author {
  companyId: string;
  /** Account of the company's owner. */
  by: string | null;
  now: Date;
}
