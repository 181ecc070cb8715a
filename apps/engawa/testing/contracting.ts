/** Statements that break the previous release's reads or writes. */
const contracting: readonly [RegExp, string][] = [
  [/\bdrop\s+table\b/, 'drops a table'],
  [/\bdrop\s+view\b/, 'drops a view'],
  [/\bdrop\s+schema\b/, 'drops a schema'],
  [/\bdrop\s+function\b/, 'drops a function'],
  [/\bdrop\s+column\b/, 'drops a column'],
  [
    /\bdrop\s+(?!table|view|schema|function|column|constraint|index|trigger|default|not|expression|identity|policy|type)"?\w+/,
    'drops a column',
  ],
  [/\bdrop\s+type\b/, 'drops a type'],
  [/\bdrop\s+default\b/, 'drops a default'],
  [/\brename\b/, 'renames'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/, 'makes a column required'],
  [
    /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint|check|unique|primary|foreign|exclude)\w+\s(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated)\b)/,
    'adds a required column without a default',
  ],
  [
    /\badd\s+(?:constraint\s+\w+\s+)?(?:check|unique|primary|foreign|exclude)\b/,
    'adds a constraint',
  ],
  [/\bcreate\s+unique\s+index\b/, 'adds a constraint'],
];

/** Allows the next statement, with release and reason: `-- contract: 0.2.0 no longer reads it`. */
const allowed = /^\s*--\s*contract:\s*\d+\.\d+\.\d+\s+\S/m;

/**
 * Statements of a migration that would break running instances of the previous release. Ignores
 * tables that the same file creates.
 */
export function contractingIn(sql: string): string[] {
  const made = [
    ...sql.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gi),
  ].map(([, name]) => name);
  return statements(sql).flatMap((statement) => {
    if (allowed.test(statement)) return [];
    const text = withoutTexts(statement).toLowerCase();
    const table = /\b(?:alter\s+table(?:\s+if\s+exists)?(?:\s+only)?|on)\s+([\w.]+)/.exec(
      text,
    )?.[1];
    if (/^\s*create\s+(?!unique)/.test(text) || (table && made.includes(table))) return [];
    return contracting.flatMap(([form, what]) => (form.test(text) ? [what] : []));
  });
}

/** Splits a file into statements; dollar-quoted function bodies stay with their statement. */
function statements(sql: string): string[] {
  const found: string[] = [];
  let current = '';
  for (const piece of sql.split(/(\$\w*\$[\s\S]*?\$\w*\$|--[^\n]*|'(?:[^']|'')*'|;)/)) {
    if (piece === ';') {
      found.push(current);
      current = '';
    } else {
      current += piece;
    }
  }
  return [...found, current].filter((statement) => withoutComments(statement).trim() !== '');
}

/** Removes string literals and function bodies, which are not executed. */
const withoutTexts = (sql: string): string =>
  withoutComments(sql).replace(/\$\w*\$[\s\S]*?\$\w*\$|'(?:[^']|'')*'/g, "''");

const withoutComments = (sql: string): string => sql.replace(/--[^\n]*/g, '');
