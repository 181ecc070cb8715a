import { createTypesetter } from '../src/pdf/typesetter.ts';

/** A process with only a typesetter: `idle` has set a document, `busy` never finishes one. */
const typesetter = createTypesetter({ fontFiles: [], limits: { cpuMs: 60_000, wallMs: 3_000 } });
const isSet = () =>
  typesetter.pdf('a', {}).then(
    () => true,
    () => false,
  );
// On a busy machine the first document may take longer than the limit, which must stay short: the
// child of a killed parent ends only after it.
while (!(await isSet()));
if (process.argv[2] === 'busy') {
  const endless = '#for a in range(100000) { for b in range(100000) { let c = a * b } }';
  void typesetter.pdf(endless, {});
  // Lets the child receive the job before its pid is printed and this process is killed.
  await new Promise((resolve) => setTimeout(resolve, 200));
}
process.stdout.write(`${typesetter.pid}\n`);
