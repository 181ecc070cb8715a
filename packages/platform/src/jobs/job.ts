/** A kind of background work. Its name is its queue. */
export interface Job<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** First wait; each further attempt doubles it. */
  readonly retryDelaySeconds: number;
  readonly cron?: string;
  /** Never read; carries the type of the data. */
  readonly data?: Data;
}

export function defineJob<Data extends object>(
  name: string,
  options: { retryLimit?: number; retryDelaySeconds?: number; cron?: string } = {},
): Job<Data> {
  return { name, retryLimit: 8, retryDelaySeconds: 5, ...options };
}
