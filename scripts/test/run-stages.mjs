import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { Advice, root } from '../command.mjs';
import { runtime } from '../install.mjs';
import { checkerThreads } from './checker-threads.mjs';
import { findingsIn } from './reports.mjs';

/** Ctrl-C also reaches the stage, which ends; the summary still follows. */
const waitForStage = () => {};

/**
 * Runs the stages of a group in parallel and prints the output of each when it has ended; a group
 * of one stage prints as it runs. Stops after a failed group unless `goOn` is set.
 */
export async function runGroups(groups, goOn) {
  const results = [];
  for (const group of groups) {
    const alone = group.length === 1;
    results.push(...(await Promise.all(group.map((stage) => runStage(stage, alone)))));
    if (!goOn && results.some(({ ok }) => !ok)) break;
  }
  return results;
}

async function runStage({ name, run, read }, alone) {
  if (alone) console.log(`\n── ${name}`);
  const started = Date.now();
  const output = [];
  const ok = await run(nodeRunner(alone ? undefined : output)).catch((error) => {
    if (!(error instanceof Advice)) throw error;
    output.push(error.message);
    if (alone) console.error(error.message);
    return false;
  });
  const seconds = (Date.now() - started) / 1000;
  if (!alone) console.log(`\n── ${name}\n${output.join('').trimEnd()}`);
  console.log(`── ${name}: ${ok ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s`);
  const { passed, failures } = read?.(started) ?? { passed: 0, failures: [] };
  // A stage can fail without a failed test: a lint finding, a file that does not load.
  const named = ok || failures.length > 0 ? failures : findingsIn(output.join(''));
  return { name, ok, seconds, passed, failures: named };
}

/** Shared by all starts of the product in the tests, of which there are about a hundred. */
const compileCache = join(root, 'node_modules', '.cache', 'engawa-test', 'compiled');

/** Child processes find the same Node in their PATH. */
function nodeRunner(output) {
  return (...args) =>
    new Promise((resolve) => {
      const executable = runtime();
      const PATH = [dirname(executable), process.env.PATH].join(delimiter);
      const stdio = output ? ['ignore', 'pipe', 'pipe'] : 'inherit';
      const ours = { NODE_COMPILE_CACHE: compileCache, GOMAXPROCS: String(checkerThreads) };
      const env = { ...ours, ...process.env, PATH };
      const child = spawn(executable, args, { cwd: root, env, stdio });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (text) => output.push(text.toString()));
      }
      process.on('SIGINT', waitForStage);
      const end = (ok) => {
        process.off('SIGINT', waitForStage);
        resolve(ok);
      };
      child.once('error', () => end(false));
      child.once('close', (code) => end(code === 0));
    });
}
