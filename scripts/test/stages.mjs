import { join } from 'node:path';
import { findBrowser } from '../browser/browser.mjs';
import { ensureBuilt } from '../build.mjs';
import { root } from '../command.mjs';
import { checkerThreads } from './checker-threads.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';
import { runNoting } from './run-noting.mjs';

/** Folder of the browser tests that a whole `npm test` runs; `npm run test:long` runs all others. */
const journeys = 'journeys/';

const reports = join(root, 'node_modules', '.cache', 'engawa-test');
const reportOf = (stage) => join(reports, `${stage.replaceAll(/\W+/g, '-')}.json`);
const bin = (name) => join('node_modules', '.bin', name);

/**
 * The stages of `npm test`, in groups that run one after another, quick ones first; stages of one
 * group run in parallel. `run` gets a function that runs Node and resolves to whether the stage
 * passed; `read` parses the tests' report.
 */
export function testStages(touched) {
  return [
    [
      { name: 'biome', run: (node) => node(bin('biome'), 'ci', '.') },
      { name: 'oxlint', run: (node) => node(bin('oxlint'), '--type-aware', '--format=unix', '.') },
      { name: 'knip', run: (node) => node(bin('knip')) },
      { name: 'types', run: checkTypes },
      { name: 'web build', run: buildWeb },
    ],
    [
      { name: 'bundle size', run: (node) => node('scripts/check-bundle.mjs') },
      { name: 'docs', run: (node) => node('scripts/docs.mjs', '--check') },
    ],
    [
      vitestStage(
        'unit and API',
        touched.tests?.filter((file) => !isLong(file)),
      ),
    ],
    [
      playwrightStage('browser', ['--project=chromium', '--grep-invert=@long'], touched.specs, [
        journeys,
      ]),
    ],
  ];
}

/** The stages of `npm run test:long`. */
export const longStages = (touched) => [
  [{ name: 'web build', run: buildWeb }],
  [vitestStage('long server', touched.tests?.filter(isLong))],
  // Playwright ignores `--grep` for projects that run as a dependency, so each project has a stage.
  [
    touched.specs
      ? playwrightStage('long browser', ['--project=chromium', '--grep=@long'], touched.specs)
      : playwrightStage('long browser', ['--project=chromium'], undefined, [
          `/e2e/(?!${journeys})`,
        ]),
  ],
  [playwrightStage('timed browser', ['--project=timed', '--no-deps'], touched.specs)],
];

/** As in vitest.config.ts. */
const isLong = (file) => /[/.](life|long)\.test\.ts$/.test(file);

/** `name` is that of the project in vitest.config.ts. */
function vitestStage(name, files) {
  const report = reportOf(name);
  return {
    name,
    run: (node) => whole(name, files, () => runVitest(node, name, report, files)),
    read: (since) => readVitestReport(report, since),
  };
}

/** `specs` are those that a change touches; without a change the stage runs `all`, as patterns of paths. */
function playwrightStage(name, options, specs, all = []) {
  const report = reportOf(name);
  return {
    name,
    run: (node) =>
      specs?.length === 0
        ? nothingToRun()
        : whole(name, specs, () => runPlaywright(node, report, options, specs ?? all)),
    read: (since) => readPlaywrightReport(report, since),
  };
}

/** Records what the tests exercise; only in full runs, since a selection is incomplete. */
const whole = (stage, selected, run) =>
  selected ? run() : runNoting(reportOf(stage).replace('.json', '.jsonl'), run);

async function checkTypes(node) {
  const check = (project) => node(bin('tsc'), '-p', project, '--checkers', String(checkerThreads));
  const passed = await Promise.all(['tsconfig.json', 'apps/web/tsconfig.json'].map(check));
  return passed.every(Boolean);
}

async function buildWeb() {
  await ensureBuilt();
  return true;
}

/** Runs all files, or the given ones, of which there may be none. */
async function runVitest(node, project, report, files = ['']) {
  if (files.length === 0) return nothingToRun();
  return node(
    bin('vitest'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files.filter(Boolean),
  );
}

async function runPlaywright(node, report, options, specs) {
  await ensureBuilt();
  const browser = findBrowser();
  console.log(`Browser: ${browser.executablePath}`);
  process.env.ENGAWA_BROWSER = JSON.stringify(browser);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  return node(
    bin('playwright'),
    'test',
    '--reporter=list,json',
    // The selected files may contain no test of this stage.
    '--pass-with-no-tests',
    ...options,
    ...specs,
  );
}

function nothingToRun() {
  console.log('The change touches none of these.');
  return true;
}
