/** A legal rule with its period of validity, so that a change of law is a change of data. */
export type Dated = Readonly<{
  /** First day in force (Asia/Tokyo, YYYY-MM-DD); null: since before this product. */
  validFrom: string | null;
  /** Last day in force; null: still in force. */
  validTo: string | null;
  /** False until a second source agreed: screens word it as guidance. */
  confirmed: boolean;
  source: string;
}>;

export function inForce(rule: Pick<Dated, 'validFrom' | 'validTo'>, day: string): boolean {
  const begun = rule.validFrom === null || rule.validFrom <= day;
  const ended = rule.validTo !== null && rule.validTo < day;
  return begun && !ended;
}
