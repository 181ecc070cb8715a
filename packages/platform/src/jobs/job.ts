/** A kind of background work. Its name is its queue. */
export interface Job<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** After this time a running job counts as lost and is retried. */
  readonly longestSeconds: number;
  readonly cron?: string;
  /** Enqueueing is ignored while one is queued. */
  readonly once?: true;
  /** Never read; carries the type of the data. */
  readonly data?: Data;
}

export function defineJob<Data extends object>(
  name: string,
  options: Partial<Omit<Job<Data>, 'name' | 'data'>> = {},
): Job<Data> {
  return { name, retryLimit: 8, retryDelaySeconds: 5, longestSeconds: 15 * 60, ...options };
}
