import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { Advice, main, root } from './command.mjs';
import { ensureInstalled, runtime } from './install.mjs';
import { readPlaywrightCounts, readVitestCounts } from './test-counts.mjs';

const reports = join(root, 'node_modules', '.cache', 'engawa-test');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const bin = (name) => join('node_modules', '.bin', name);

/** Ctrl-C reaches the stage as well; it ends by itself and the summary still follows. */
const waitForStage = () => {};

/** Quick ones first. Each `run` resolves to whether it passed; `counts` reads how many tests that were. */
const stages = [
  { name: 'biome', run: () => node(bin('biome'), 'ci', '.') },
  { name: 'oxlint', run: () => node(bin('oxlint'), '--type-aware', '.') },
  { name: 'knip', run: () => node(bin('knip')) },
  {
    name: 'types',
    run: async () =>
      (await node(bin('tsc'), '-p', 'tsconfig.json')) &&
      (await node(bin('tsc'), '-p', 'apps/web/tsconfig.json')),
  },
  {
    name: 'unit and API',
    run: () =>
      node(
        bin('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ),
    counts: (since) => readVitestCounts(vitestReport, since),
  },
  { name: 'web build', run: buildWeb },
  { name: 'bundle size', run: () => node('scripts/check-bundle.mjs') },
  { name: 'docs', run: () => node('scripts/docs.mjs', '--check') },
  {
    name: 'browser',
    run: runPlaywright,
    counts: (since) => readPlaywrightCounts(playwrightReport, since),
  },
];

await main(async () => {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const chosen = chooseStages(wanted);
  const goOn = process.argv.includes('--all');
  await ensureInstalled();
  mkdirSync(reports, { recursive: true });

  const results = [];
  for (const stage of chosen) {
    results.push(await runStage(stage));
    if (!results.at(-1).ok && !goOn) break;
  }
  summarise(chosen, results);
});

function matches(stage, word) {
  return stage.name.toLowerCase().includes(word.toLowerCase());
}

function chooseStages(words) {
  if (words.length === 0) return stages;
  const unknown = words.find((word) => !stages.some((stage) => matches(stage, word)));
  if (unknown) {
    const names = stages.map(({ name }) => name).join(', ');
    throw new Advice(`There is no stage called "${unknown}": choose among ${names}.`);
  }
  return stages.filter((stage) => words.some((word) => matches(stage, word)));
}

async function runStage({ name, run, counts }) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const ok = await run().catch(showAdvice);
  const seconds = (Date.now() - started) / 1000;
  console.log(`── ${name}: ${ok ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s`);
  const { passed, failed } = counts?.(started) ?? { passed: 0, failed: 0 };
  // A stage can fail without a failed test: a lint finding, a file that does not load.
  return { name, ok, seconds, passed, failed: ok ? 0 : Math.max(failed, 1) };
}

function showAdvice(error) {
  if (!(error instanceof Advice)) throw error;
  console.error(error.message);
  return false;
}

function summarise(chosen, results) {
  const sum = (pick) => results.reduce((total, result) => total + pick(result), 0);
  console.log(`\n${'Stage'.padEnd(14)}${'Result'.padEnd(10)}Seconds`);
  for (const { name } of chosen) {
    const result = results.find((one) => one.name === name);
    const word = result ? (result.ok ? 'passed' : 'failed') : 'not run';
    console.log(`${name.padEnd(14)}${word.padEnd(10)}${result?.seconds.toFixed(1) ?? ''}`);
  }
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failures.length > 0) {
    process.exitCode = 1;
    console.log(
      `\nFailed: ${failures.join(', ')}. Its output is above; "npm test -- ${failures[0]}" runs it alone.`,
    );
  }
  console.log(`\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
}

async function buildWeb() {
  await ensureBuilt();
  return true;
}

async function runPlaywright() {
  await ensureBuilt();
  const browser = findBrowser();
  console.log(`Browser: ${browser.executablePath}`);
  process.env.ENGAWA_BROWSER = JSON.stringify(browser);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
  return node(bin('playwright'), 'test', '--reporter=list,json');
}

/** Whatever these start in turn finds the same Node. */
function node(...args) {
  const executable = runtime();
  const PATH = [dirname(executable), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    const env = { ...process.env, PATH };
    const child = spawn(executable, args, { cwd: root, env, stdio: 'inherit' });
    process.on('SIGINT', waitForStage);
    const end = (ok) => {
      process.off('SIGINT', waitForStage);
      resolve(ok);
    };
    child.once('error', () => end(false));
    child.once('exit', (code) => end(code === 0));
  });
}
