import { expect, test } from 'vitest';
import { whyNotStarted } from './why-not-started.ts';

const trace = [
  '[2027-04-01T00:00:00,000][INFO ][o.o.n.Node] [node-1] starting ...',
  'Exception in thread "main" java.lang.IllegalStateException: failed to obtain node locks',
  '\tat org.opensearch.env.NodeEnvironment.<init>(NodeEnvironment.java:327)',
  'Caused by: java.io.IOException: failed to obtain lock on /data/nodes/0',
  '\tat org.opensearch.env.NodeEnvironment.lock(NodeEnvironment.java:230)',
  '\t... 12 more',
].join('\n');

test('names the fault of an exited node in one sentence, without a stack trace', () => {
  expect(whyNotStarted('node-1', { ended: true, log: trace })).toBe(
    'node-1 ended while it started: Caused by: java.io.IOException: failed to obtain lock on /data/nodes/0',
  );
  const memory = 'OpenJDK warning: …\nError: Could not create the Java Virtual Machine.\n';
  expect(whyNotStarted('node-2', { ended: true, log: memory })).toBe(
    'node-2 ended while it started: Error: Could not create the Java Virtual Machine.',
  );
  expect(whyNotStarted('node-3', { ended: true, log: '' })).toBe('node-3 ended while it started');
});

test('reports a timeout on a busy machine differently from a fault', () => {
  expect(whyNotStarted('node-1', { ended: false, log: trace })).toMatch(
    /^node-1 has not answered for a quarter of an hour: /,
  );
});
