const limit = 500;
const names = new Map<string, string>();

/**
 * A stable name per SQL text lets PostgreSQL cache its plan per connection. Past the limit (texts
 * built from lists of changing length) statements stay unnamed, to bound the server's memory.
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= limit) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}

const kept = new Set<string>();

/** Marks a frequent statement, so that its plan is cached in transactions, too. */
export function keepPlan(sql: string): void {
  kept.add(sql);
}

export const cachedName = (sql: string): string | undefined =>
  kept.has(sql) ? statementName(sql) : undefined;

const later = new Set<string>();

/** Marks a statement without a result, which is not awaited before the commit. */
export function answerLater(sql: string): void {
  later.add(sql);
}

export const isAnsweredLater = (sql: string): boolean => later.has(sql);
