import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../command.mjs';
import { exercisedFile, readExercised } from './affected.mjs';
import { declaresEndpoints, readImports } from './imports.mjs';
import { pageAtAddress } from './page-modules.mjs';

/** `node note-exercised.mjs <notes>`: merges the recorded calls and pages of tests. */
const notes = existsSync(process.argv[2])
  ? readFileSync(process.argv[2], 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
const featureNames = (pattern) =>
  globSync(pattern, { cwd: root }).map((file) => file.split('/features/')[1].split('/')[0]);
const read = (file) => readFileSync(join(root, file), 'utf8');

/** Endpoint → the features whose routes bind the contract module that declares it. */
const { needs, texts } = readImports();
const featuresOf = new Map();
for (const routes of globSync('apps/api/src/features/*/routes.ts', { cwd: root })) {
  const [feature] = featureNames(routes);
  for (const file of needs.get(routes) ?? []) {
    if (!file.startsWith('packages/contract/') || !declaresEndpoints(texts.get(file))) continue;
    const { default: _, ...module } = await import(join(root, file));
    for (const { id } of Object.values(module)) {
      if (id) featuresOf.set(id, new Set([...(featuresOf.get(id) ?? []), feature]));
    }
  }
}
/** Features with routes outside the contract. */
const withOwnRoutes = new Set(
  globSync('apps/api/src/features/**/routes.ts', { cwd: root })
    .filter((file) => read(file).includes("from 'fastify'"))
    .flatMap(featureNames),
);
const commandFiles = globSync('apps/api/src/features/**/*.ts', { cwd: root }).filter((file) =>
  /AdminCommand\b/.test(read(file)),
);

function featuresCalled(called) {
  if (called === 'own-routes') return [...withOwnRoutes];
  const [, command] = /^command (.+)$/.exec(called) ?? [];
  if (!command) return [...(featuresOf.get(called) ?? [])];
  const key = new RegExp(`(^|\\s)'?${command}'?: `, 'm');
  return commandFiles.filter((file) => key.test(read(file))).flatMap(featureNames);
}

function placeVisited(path) {
  if (!path.startsWith('/')) return [];
  const page = pageAtAddress(path);
  if (page) return [page];
  if (path.startsWith('/identity')) return ['identity'];
  return [...withOwnRoutes].map((feature) => `server:${feature}`);
}

const byName = (one, other) => (one < other ? -1 : 1);

/**
 * Keeps known entries, since the calls of a test may vary between runs: the file only changes with
 * new entries or deleted tests. An outdated entry selects a test unnecessarily.
 */
const noted = readExercised();
for (const { test, called = [], visited } of notes) {
  const side = visited ? noted.browser : noted.server;
  const file = relative(root, test);
  const found = visited ? visited.flatMap(placeVisited) : called.flatMap(featuresCalled);
  const all = new Set([...(side[file] ?? []), ...found]);
  side[file] = [...all].toSorted(byName);
}
const present = (side) =>
  Object.entries(noted[side])
    .filter(([file]) => existsSync(join(root, file)))
    .toSorted(([one], [other]) => byName(one, other));
const lines = (side) =>
  present(side).map(([file, list]) => `    "${file}": ${JSON.stringify(list)}`);
const text = `{
  "server": {
${lines('server').join(',\n')}
  },
  "browser": {
${lines('browser').join(',\n')}
  }
}
`;
if (text !== readFileSync(exercisedFile, 'utf8')) {
  writeFileSync(exercisedFile, text);
  console.log(`${relative(root, exercisedFile)} has changed: commit it.`);
}
