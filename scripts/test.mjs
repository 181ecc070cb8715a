import { Advice, main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { runGroups } from './test/run-stages.mjs';
import { longStages, testStages } from './test/stages.mjs';
import { summarise } from './test/summary.mjs';
import { findTouched } from './test/touched.mjs';

/**
 * `npm test`: checks, unit, API and browser tests. `npm run test:long` (`--long`): the tests that
 * take long. `npm test -- types browser`: these stages. `--changed`: all checks, but only the tests
 * that a change since main can affect. `--all`: goes on after a failure.
 */
await main(async () => {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const has = (option) => process.argv.includes(option);
  await ensureInstalled();
  const touched = has('--changed') ? findTouched() : {};
  const stages = has('--long') ? longStages(touched) : testStages(touched);
  const groups = choose(stages, words);
  const results = await runGroups(groups, has('--all'));
  summarise(groups.flat(), results, has('--long') ? 'npm run test:long' : 'npm test');
});

function matches(stage, word) {
  return stage.name.toLowerCase().includes(word.toLowerCase());
}

function choose(groups, words) {
  if (words.length === 0) return groups;
  const unknown = words.find((word) => !groups.flat().some((stage) => matches(stage, word)));
  if (unknown) {
    const names = groups.flat().map(({ name }) => name);
    throw new Advice(`There is no stage called "${unknown}": choose among ${names.join(', ')}.`);
  }
  return groups
    .map((group) => group.filter((stage) => words.some((word) => matches(stage, word))))
    .filter((group) => group.length > 0);
}
