import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../command.mjs';
import { declaresEndpoints, featureOf, reachedFrom, readImports } from './imports.mjs';
import { pageModules } from './page-modules.mjs';

/** Recorded by full runs (`note-exercised.mjs`): the calls and pages of each test. */
export const exercisedFile = join(import.meta.dirname, 'exercised.json');
export const readExercised = () => JSON.parse(readFileSync(exercisedFile, 'utf8'));

const isTest = (file) => /\.test\.tsx?$/.test(file) && !file.includes('.cluster.test.');
const isSpec = (file) => /^e2e\/.*\.spec\.ts$/.test(file);
const isProduct = (file) =>
  /^(apps|packages)\/[\w-]+\/src\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);
/** A change of these selects all tests. */
const forEverything =
  /^(package-lock\.json|(vitest|playwright)\.config\.ts|tsconfig\.base\.json|e2e\/global-setup\.ts|apps\/api\/testing\/(global-setup|database)\.ts)$|\/migrations\//;

/**
 * Stops the search at files that combine everything, such as the list of all routes: they need
 * every feature, but their importers do not exercise them all. `exercised.json` records which
 * features a test exercises.
 */
function cuts({ needs }) {
  const widths = new Map();
  const width = (file) => {
    const known = widths.get(file) ?? new Set([...(needs.get(file) ?? [])].map(featureOf)).size;
    widths.set(file, known);
    return known;
  };
  return (from, to) => {
    if (from.startsWith('apps/web/src/app/routes/')) return !to.startsWith('apps/web/src/app/');
    if (from.startsWith('apps/engawa/src/') && to.startsWith('apps/identity/')) return true;
    if (!featureOf(to) || featureOf(from) || /^e2e|\/(tests|testing)\//.test(from)) return false;
    return from.startsWith('apps/api/src/') || width(from) > 8;
  };
}

/** Selects the tests and browser specs that a change of some files can affect. */
export async function readSelection() {
  const graph = readImports();
  const isCut = cuts(graph);
  const reached = (roots) => reachedFrom(roots, graph, isCut);
  const { server, browser } = readExercised();

  const serverFeatures = new Map(
    [...Map.groupBy(graph.files.filter(isProduct), featureOf)].filter(([feature]) =>
      feature?.startsWith('apps/api/'),
    ),
  );
  const nameOf = (feature) => feature.split('/').at(-1);
  const ofFeature = new Map(
    [...serverFeatures].map(([feature, files]) => [nameOf(feature), reached(files)]),
  );
  const ofTest = new Map(graph.files.filter(isTest).map((test) => [test, reached([test])]));

  // A page calls endpoints of the contract, so it depends on the features that answer them.
  const answering = new Map();
  for (const feature of serverFeatures.keys()) {
    for (const file of graph.needs.get(`${feature}/routes.ts`) ?? []) {
      if (!declaresEndpoints(graph.texts.get(file))) continue;
      answering.set(file, [...(answering.get(file) ?? []), nameOf(feature)]);
    }
  }
  const called = (files) => [...new Set([...files].flatMap((file) => answering.get(file) ?? []))];
  const withServer = (files) =>
    new Set([...files, ...called(files).flatMap((name) => [...ofFeature.get(name)])]);
  // The client shell surrounds every page, so a change to it affects every browser test.
  const client = reached([
    'apps/web/src/app/main.tsx',
    'apps/web/src/service-worker/service-worker.ts',
  ]);
  const shell = new Set([
    ...client,
    ...called(client).flatMap((name) => serverFeatures.get(`apps/api/src/features/${name}`)),
    // Each page needs only a part of the contract.
    ...[...reached(['apps/engawa/src/main.ts'])].filter(
      (file) => !file.startsWith('packages/contract/'),
    ),
  ]);
  const modules = await pageModules();
  const rootsOf = (visited) => {
    if (visited === 'identity')
      return graph.files.filter((file) => file.startsWith('apps/identity/src/'));
    if (visited.startsWith('server:'))
      return serverFeatures.get(`apps/api/src/features/${visited.slice(7)}`) ?? [];
    return modules.get(visited) ?? [];
  };
  const ofSpec = new Map(
    graph.files.filter(isSpec).map((spec) => {
      const roots = (browser[spec] ?? []).flatMap(rootsOf);
      return [spec, new Set([...withServer(reached(roots)), ...reached([spec])])];
    }),
  );

  /** A file that no import names, such as a template, counts as used by the files of its folder. */
  const standFor = (file) => {
    if (graph.needs.has(file) || !/^(apps|packages|e2e)\//.test(file)) return [file];
    for (let at = dirname(file); at.includes('/'); at = dirname(at)) {
      const beside = graph.files.filter((one) => one.startsWith(`${at}/`) && isProduct(one));
      if (beside.length > 0) return beside;
    }
    return [file];
  };

  const testsFor = (file) => {
    if (forEverything.test(file)) return [...ofTest.keys()];
    const features = [...ofFeature].flatMap(([name, files]) => (files.has(file) ? [name] : []));
    return [...ofTest].flatMap(([test, files]) => {
      const unknown = server[test] === undefined && usesServer(files);
      const exercises = server[test]?.some((name) => features.includes(name));
      return files.has(file) || exercises || (unknown && features.length > 0) ? [test] : [];
    });
  };
  const specsFor = (file) => {
    if (forEverything.test(file) || shell.has(file)) return [...ofSpec.keys()];
    return [...ofSpec].flatMap(([spec, files]) =>
      files.has(file) || (browser[spec] === undefined && isProduct(file)) ? [spec] : [],
    );
  };
  return {
    features: [...serverFeatures.keys(), ...webFeatures(graph.files)],
    filesOf: (feature) =>
      graph.files.filter((file) => file.startsWith(`${feature}/`) && isProduct(file)),
    tests: [...ofTest.keys()],
    specs: [...ofSpec.keys()],
    affected: (changed) => {
      const files = changed.flatMap(standFor);
      return {
        tests: [...new Set(files.flatMap(testsFor))].filter(isThere),
        specs: [...new Set(files.flatMap(specsFor))].filter(isThere),
      };
    },
  };
}

const isThere = (file) => existsSync(join(root, file));
const usesServer = (files) => files.has('apps/api/src/app.ts');
const webFeatures = (files) => [
  ...new Set(files.map(featureOf).filter((feature) => feature?.startsWith('apps/web/'))),
];

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { affected } = await readSelection();
  process.stdout.write(JSON.stringify(affected(process.argv.slice(2))));
}
