import { Advice, main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { runGroups } from './test/run-stages.mjs';
import { testStages } from './test/stages.mjs';
import { summarise } from './test/summary.mjs';
import { findTouched } from './test/touched.mjs';

/**
 * `npm test`: everything. `npm test -- types browser`: these stages. `--changed`: all checks, but only
 * the tests that a change since main can touch. `--all`: goes on after a failure.
 */
await main(async () => {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  await ensureInstalled();
  const touched = process.argv.includes('--changed') ? findTouched() : undefined;
  const groups = choose(testStages(touched), words);
  const results = await runGroups(groups, process.argv.includes('--all'));
  summarise(groups.flat(), results);
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
