/** Short, so that the names of failed tests fit in the last twenty lines of the output. */
const mostNames = 12;
const widest = 160;

/** `command` is the command that was run: `npm test` or `npm run test:long`. */
export function summarise(chosen, results, command) {
  console.log(`\n${'Stage'.padEnd(15)}${'Result'.padEnd(10)}Seconds`);
  for (const { name } of chosen) {
    const result = results.find((one) => one.name === name);
    const word = result ? (result.ok ? 'passed' : 'failed') : 'not run';
    console.log(`${name.padEnd(15)}${word.padEnd(10)}${result?.seconds.toFixed(1) ?? ''}`);
  }
  const failed = results.filter(({ ok }) => !ok);
  if (failed.length > 0) tellFailures(failed, command);
  const sum = (pick) => results.reduce((total, result) => total + pick(result), 0);
  const failures = sum(({ ok, failures: names }) => (ok ? 0 : Math.max(names.length, 1)));
  console.log(`\n${sum(({ passed }) => passed)} passed, ${failures} failed`);
}

function tellFailures(failed, command) {
  process.exitCode = 1;
  const names = failed.flatMap(({ name, failures }) =>
    failures.map((failure) => `  ${name}: ${failure}`.slice(0, widest)),
  );
  console.log('\nFailed:');
  for (const name of names.slice(0, mostNames)) console.log(name);
  if (names.length > mostNames) console.log(`  and ${names.length - mostNames} more, above`);
  console.log(`"${command} -- '${failed[0].name}'" runs that alone.`);
}
