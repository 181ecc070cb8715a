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
