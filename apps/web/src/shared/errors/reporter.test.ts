import { mostReports } from '@engawa/contract/client-errors/limits';
import { expect, it } from 'vitest';
import type { DescribedError } from './describe-error.ts';
import { createReporter } from './reporter.ts';

const origin = 'https://engawa.example';

function errorAt(line: number): Error {
  const error = new TypeError('x');
  error.stack = `TypeError: x\n    at f (${origin}/assets/shell-AAAAAAAA.js:${line}:1)`;
  return error;
}

function start() {
  const sent: DescribedError[] = [];
  const send = async (error: DescribedError) => void sent.push(error);
  return { sent, report: createReporter({ send, origin, release: undefined }) };
}

it('reports an error once, however often it occurs', async () => {
  const { sent, report } = start();
  const error = errorAt(1);
  await report(error, 'background', '/');
  await report(error, 'page', '/');
  await report(errorAt(1), 'background', '/');
  expect(sent).toMatchObject([
    { kind: 'background', places: ['shell.js:1:1'], release: 'unknown' },
  ]);
});

it('reports only a few errors while the page is open', async () => {
  const { sent, report } = start();
  for (let line = 1; line <= mostReports + 3; line += 1) await report(errorAt(line), 'script', '/');
  expect(sent).toHaveLength(mostReports);
});
