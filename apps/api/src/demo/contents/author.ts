export interface Author {
  companyId: string;
  by: string | null;
  now: Date;
}
