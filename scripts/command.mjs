import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Its message is one sentence that says what to do; no stack trace is shown. */
export class Advice extends Error {}

export async function main(script) {
  try {
    await script();
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Runs a slow step with one line of progress; its own output is shown only when it fails. */
export async function runQuietly(progress, command, args, options) {
  const started = Date.now();
  process.stdout.write(`${progress}…`);
  const { code, output } = await capture(command, args, options);
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(code === 0 ? ` done in ${seconds} s.\n` : ' failed.\n');
  return { code, output };
}

function capture(command, args, options) {
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const end = (code, extra = '') =>
      resolve({ code, output: Buffer.concat(chunks).toString() + extra });
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code) => end(code ?? 1));
  });
}

export function lastLines(output, count) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}
