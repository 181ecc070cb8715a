import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { languagesByName } from './languages-by-name.mjs';
import { ownTables } from './own-tables.mjs';
import { plainComments } from './plain-comments.mjs';

const root = resolve(import.meta.dirname, '..');
/** The rules' own test checks probe files in a temporary folder as if it were the repository. */
const laidOutIn = process.env.HOUSE_RULES_PROBES ?? root;
const folders = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** The only app that may import others: it combines them to the product. */
const composer = 'apps/engawa';
const apps = folders('apps').map((name) => `apps/${name}`);
const packages = folders('packages').map((name) => `packages/${name}`);
const webLayers = ['app', 'pages', 'features', 'ui', 'shared'];

const fileOf = (context) => relative(laidOutIn, context.filename).split(sep).join('/');

/** The packages that each package may import. */
const packageImports = {
  'packages/contract': [],
  'packages/theme': [],
  'packages/index': [],
  'packages/matching': ['packages/contract'],
  'packages/demo': ['packages/contract', 'packages/platform'],
  'packages/platform': ['packages/contract', 'packages/index', 'packages/theme'],
  'packages/search-cluster': ['packages/index', 'packages/platform'],
};

const isTest = (file) =>
  /\.test\.tsx?$/.test(file) || /(^|\/)testing\//.test(file) || /^(e2e|bench)\//.test(file);

const houseOf = (file) => [...apps, ...packages].find((house) => file.startsWith(`${house}/`));
const featureOf = (file) => /^apps\/\w+\/src\/features\/([\w-]+)\//.exec(file)?.[1];
const layerOf = (file) => /^apps\/web\/src\/(\w+)\//.exec(file)?.[1];

/** The path in this repository that an import refers to; undefined for npm packages. */
function targetOf(source, file) {
  if (source.startsWith('.')) {
    return relative(root, resolve(root, dirname(file), source))
      .split(sep)
      .join('/');
  }
  const [, name, rest] = /^@engawa\/([\w-]+)\/?(.*)$/.exec(source) ?? [];
  if (!name) return undefined;
  const house = [...packages, ...apps].find((path) => path.endsWith(`/${name}`));
  return `${house}/src/${rest}`;
}

function houseFault(from, to, file) {
  if (!from || !to || from === to || isTest(file)) return undefined;
  if (to.startsWith('apps/') && from !== composer) {
    return `${from} stands alone: only ${composer} puts apps together.`;
  }
  const allowed = packageImports[from] ?? [];
  if (from.startsWith('packages/') && !allowed.includes(to))
    return `${from} must not import ${to}.`;
  if (from === 'apps/web' && to === 'packages/platform') {
    return 'The client must not import the server platform.';
  }
  return undefined;
}

function featureFault(file, target) {
  const to = featureOf(target);
  const from = featureOf(file);
  if (!to || to === from || isTest(file)) return undefined;
  if (file.startsWith('apps/web/')) {
    return from ? 'Features do not import features: a page composes them.' : undefined;
  }
  // Table descriptions contain only types, so any feature may import them.
  const isTables = [file, target].every((path) => path.endsWith('.tables.ts'));
  return from && !isTables && !isFragment(target) && !target.endsWith('/public.ts')
    ? `Reach ${to} through its public.ts.`
    : undefined;
}

/** Query fragments import only tables and other fragments, so importing them forms no cycle. */
const isFragment = (file) => /^apps\/api\/src\/.*\.query\.ts$/.test(file);

function fragmentFault(file, target) {
  const to = featureOf(target);
  if (isFragment(file) && to) {
    const isGround = /\.(query|tables)\.ts$/.test(target);
    const isOwnRule = to === featureOf(file) && target.endsWith('.rules.ts');
    if (!isGround && !isOwnRule)
      return 'A query fragment imports tables and other fragments alone.';
  }
  return isFragment(target) && file.endsWith('/public.ts')
    ? 'Import a query fragment from its own file.'
    : undefined;
}

/** The import graph of the server's features, from the current files. */
const featureImports = new Map();
for (const file of globSync('apps/api/src/features/**/*.ts', { cwd: root })) {
  const from = featureOf(file.split(sep).join('/'));
  if (!from || isTest(file)) continue;
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, to] of text.matchAll(
    /from '(?:\.\.\/)+([\w-]+)\/(?:public|[\w-]+\.tables)\.ts'/g,
  )) {
    if (to !== from) featureImports.set(from, (featureImports.get(from) ?? new Set()).add(to));
  }
}

function reaches(from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(featureImports.get(from) ?? [])].some((next) => reaches(next, to, seen));
}

function cycleFault(file, target) {
  const [from, to] = [featureOf(file), featureOf(target)];
  const server = file.startsWith('apps/api/') && target.startsWith('apps/api/');
  if (!server || !from || !to || from === to || isFragment(target) || isTest(file)) {
    return undefined;
  }
  return reaches(to, from)
    ? `${to} needs ${from} already: features must not need each other.`
    : undefined;
}

function layerFault(file, target) {
  const from = webLayers.indexOf(layerOf(file) ?? '');
  const to = webLayers.indexOf(layerOf(target) ?? '');
  if (from < 0 || to < 0 || isTest(file)) return undefined;
  // Layers are ordered from `app` to `shared`; imports go to the right only.
  return to < from ? `${webLayers[from]} must not import ${webLayers[to]}.` : undefined;
}

const directions = {
  create(context) {
    const file = fileOf(context);
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const source = node.source.value;
      const target = targetOf(source, file);
      const fault = target
        ? (houseFault(houseOf(file), houseOf(target), file) ??
          featureFault(file, target) ??
          fragmentFault(file, target) ??
          cycleFault(file, target) ??
          layerFault(file, target))
        : outsideFault(file, source);
      if (fault) context.report({ node, message: fault });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** npm packages that only some folders may import. */
function outsideFault(file, source) {
  if (isTest(file)) return undefined;
  if (file.startsWith('packages/contract/') && source !== 'zod') {
    return 'The contract imports only zod.';
  }
  const inFeature = /^apps\/(api|identity)\/src\/features\//.test(file);
  if (inFeature && source === 'fastify' && !file.endsWith('/routes.ts')) {
    return 'Only routes.ts knows Fastify.';
  }
  return undefined;
}

const statements = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);

const sqlElsewhere = 'Only *.repo.ts and *.query.ts know SQL.';

const sqlInRepos = {
  create(context) {
    const file = fileOf(context);
    const server = /^(apps\/(api|identity)|packages\/(platform|search-cluster))\/src\//.test(file);
    if (!server || isTest(file) || /\.(repo|query)\.ts$/.test(file)) return {};
    return {
      CallExpression(node) {
        const { property } = node.callee;
        if (property && statements.has(property.name)) {
          context.report({ node, message: sqlElsewhere });
        }
      },
      TaggedTemplateExpression(node) {
        if (node.tag.name === 'sql') {
          context.report({ node, message: sqlElsewhere });
        }
      },
    };
  },
};

const fetchInApi = {
  create(context) {
    const file = fileOf(context);
    if (!file.startsWith('apps/web/src/') || isTest(file) || file.includes('/shared/api/'))
      return {};
    return {
      CallExpression(node) {
        if (node.callee.name === 'fetch') {
          context.report({ node, message: 'Only shared/api knows fetch.' });
        }
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    directions,
    'sql-in-repos': sqlInRepos,
    'own-tables': ownTables({ root, fileOf, featureOf, isTest }),
    'fetch-in-api': fetchInApi,
    'languages-by-name': languagesByName(fileOf, isTest),
    'plain-comments': plainComments,
  },
};
