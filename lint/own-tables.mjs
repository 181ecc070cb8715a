import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The feature that writes the platform's tables about people and reads them in fragments. */
const homeOfPlatformTables = 'account';
const platformTables = 'packages/platform/src/db/tables.ts';

/** Every feature may read these tables; only `account` may write them. */
const sharedForReading = new Set(['company', 'student', 'recruiter']);

/** Exempt files, which work on the whole database. */
const wholeDatabase = [
  // Fills an empty database with the demo.
  /^apps\/api\/src\/demo\//,
  // Deletes expired rows of any table.
  'apps/api/src/housekeeping.repo.ts',
  // Searches an id in every table that has ids.
  'apps/api/src/operator/audit-trail.repo.ts',
];

const writing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const reading = new Set(['selectFrom', 'from', 'using']);
const isReading = (method) => reading.has(method) || /^\w+Join(Lateral)?$/.test(method ?? '');

// “do update set” names no table: it is the other half of an insert.
const writtenInSql = /\b(?:insert\s+into|delete\s+from|update(?!\s+set\b))\s+([a-z]\w*)/g;
// “is distinct from x.y” names no table.
const readInSql = /(?<!\bdistinct\s+)\b(?:from|join|using)\s+([a-z]\w*)(?!\w|\s*\.)/g;
// The second and later tables of “from one as a, other as b”.
const listsInSql =
  /\bfrom\s+([^()?]*,[^()?]*?)(?=\b(?:where|join|left|group|order|limit)\b|[()?]|$)/g;
const othersIn = (list) =>
  list
    .split(',')
    .map((one) => /\w+/.exec(one)?.[0])
    .slice(1);

const valuesOf = (node) =>
  node?.type === 'ArrayExpression' ? node.elements.flatMap(valuesOf) : [node?.value];

export function ownTables({ root, fileOf, featureOf, isTest }) {
  /** Owner by table: the feature whose `*.tables.ts` describes it. */
  const owners = new Map();
  const describe = (file, owner) => {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, table] of text.matchAll(/^ {2}(\w+): \{/gm)) owners.set(table, owner);
  };
  describe(platformTables, homeOfPlatformTables);
  for (const file of globSync('apps/api/src/features/*/*.tables.ts', { cwd: root })) {
    describe(file, featureOf(file.split(sep).join('/')));
  }
  return {
    create(context) {
      const file = fileOf(context);
      if (!file.startsWith('apps/api/src/') || isTest(file)) return {};
      if (wholeDatabase.some((one) => (one.test ? one.test(file) : one === file))) return {};
      const feature = featureOf(file);
      const checkWriting = (node, table) => {
        const owner = owners.get(table) ?? homeOfPlatformTables;
        if (owner === feature || !feature) return;
        const message = `${table} is written by ${owner}: ask it through its public.ts.`;
        context.report({ node, message });
      };
      const checkReading = (node, table) => {
        const owner = owners.get(table);
        if (!owner || owner === feature || sharedForReading.has(table)) return;
        const message = `${table} is read by ${owner}: use a fragment of its *.query.ts, or ask it.`;
        context.report({ node, message });
      };
      return {
        CallExpression(node) {
          const method = node.callee.property?.name ?? node.callee.name;
          const isTable = method === 'table' && node.callee.object?.name === 'sql';
          for (const value of valuesOf(node.arguments[0])) {
            if (typeof value !== 'string') continue;
            const table = value.split(' ')[0];
            if (writing.has(method)) checkWriting(node, table);
            if (isReading(method) || isTable) checkReading(node, table);
          }
        },
        TaggedTemplateExpression(node) {
          if ((node.tag.name ?? node.tag.expression?.name) !== 'sql') return;
          const text = node.quasi.quasis.map(({ value }) => value.raw).join('?');
          for (const [, table] of text.matchAll(writtenInSql)) checkWriting(node, table);
          for (const [, table] of text.matchAll(readInSql)) checkReading(node, table);
          for (const [, list] of text.matchAll(listsInSql)) {
            for (const table of othersIn(list)) checkReading(node, table);
          }
        },
      };
    },
  };
}
