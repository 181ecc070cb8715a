import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../command.mjs';

/** Ignores reports of an earlier run. */
function readReport(file, since) {
  if (!existsSync(file) || statSync(file).mtimeMs < since) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The number of passed tests and the names of failed ones. */
export function readVitestReport(file, since) {
  const report = readReport(file, since);
  const failures = (report?.testResults ?? []).flatMap(
    ({ name, status, message, assertionResults }) => {
      const path = relative(root, name);
      const tests = assertionResults.filter((one) => one.status === 'failed');
      if (tests.length > 0) return tests.map(({ fullName }) => `${path}: ${fullName}`);
      // A file that fails to load or set up has no test to name.
      return status === 'failed' ? [`${path}: ${firstLine(message)}`] : [];
    },
  );
  return { passed: report?.numPassedTests ?? 0, failures };
}

export function readPlaywrightReport(file, since) {
  const report = readReport(file, since);
  const { expected = 0, flaky = 0 } = report?.stats ?? {};
  return {
    passed: expected + flaky,
    failures: [
      ...(report?.suites ?? []).flatMap((suite) => failuresIn(suite, [])),
      ...(report?.errors ?? []).map(({ message }) => firstLine(message)),
    ],
  };
}

function failuresIn({ title, file, specs = [], suites = [] }, above) {
  const names = title === file ? [] : [...above, title];
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => `e2e/${spec.file}:${spec.line}: ${[...names, spec.title].join(' › ')}`),
    ...suites.flatMap((suite) => failuresIn(suite, names)),
  ];
}

/** Lines of a checker's output with a location; otherwise its last lines. */
export function findingsIn(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim());
  const named = lines.filter((line) => /\S+\.\w+[:(]\d+|^\S+\.\w+ format /.test(line));
  return (named.length > 0 ? named : lines.slice(-3)).map((line) => line.replace(/━+/g, '').trim());
}

const firstLine = (text) => (text ?? '').split('\n').find((line) => line.trim()) ?? 'failed';
