import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The platform's tables about people are written where accounts are made and ended. */
const homeOfPlatformTables = 'account';

const writing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
// “do update set” names no table: it is the other half of an insert.
const writtenInSql = /\b(?:insert\s+into|delete\s+from|update(?!\s+set\b))\s+([a-z]\w*)/g;

export function ownTables({ root, fileOf, featureOf, isTest }) {
  /** Whose a table is: the feature with the `*.tables.ts` that describes it. */
  const owners = new Map();
  for (const file of globSync('apps/api/src/features/*/*.tables.ts', { cwd: root })) {
    const owner = featureOf(file.split(sep).join('/'));
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, table] of text.matchAll(/^ {2}(\w+): \{/gm)) owners.set(table, owner);
  }
  return {
    create(context) {
      const file = fileOf(context);
      const feature = file.startsWith('apps/api/') ? featureOf(file) : undefined;
      if (!feature || isTest(file)) return {};
      const check = (node, table) => {
        const owner = owners.get(table) ?? homeOfPlatformTables;
        if (owner === feature) return;
        const message = `${table} is written by ${owner}: ask it through its public.ts.`;
        context.report({ node, message });
      };
      return {
        CallExpression(node) {
          const [first] = node.arguments;
          if (!writing.has(node.callee.property?.name) || typeof first?.value !== 'string') return;
          check(node, first.value.split(' ')[0]);
        },
        TaggedTemplateExpression(node) {
          if (node.tag.name !== 'sql') return;
          const text = node.quasi.quasis.map(({ value }) => value.raw).join('?');
          for (const [, table] of text.matchAll(writtenInSql)) check(node, table);
        },
      };
    },
  };
}
