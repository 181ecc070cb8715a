/** A kind of background work. Its name is its queue. */
export interface Job<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** First wait; each further attempt doubles it. */
  readonly retryDelaySeconds: number;
  /** After this long it counts as lost, and is given to somebody again. */
  readonly longestSeconds: number;
  readonly cron?: string;
  /** While one is waiting, asking for another adds none. */
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
