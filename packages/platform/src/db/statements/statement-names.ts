const limit = 500;
const names = new Map<string, string>();

/**
 * A stable name per SQL text lets PostgreSQL keep its plan per connection. Past the limit (texts
 * built from lists of changing length) statements stay unnamed instead of filling the server.
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= limit) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}

const kept = new Set<string>();

/** Of a statement that is written once and run often: also in transactions its plan is kept. */
export function keepPlan(sql: string): void {
  kept.add(sql);
}

export const keptName = (sql: string): string | undefined =>
  kept.has(sql) ? statementName(sql) : undefined;

const later = new Set<string>();

/** Of a statement that answers nothing: nobody waits for it before the end of the transaction. */
export function answerLater(sql: string): void {
  later.add(sql);
}

export const isAnsweredLater = (sql: string): boolean => later.has(sql);
