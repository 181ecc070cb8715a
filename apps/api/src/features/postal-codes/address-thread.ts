import { parentPort } from 'node:worker_threads';
import { getAddress } from 'yubin';
import { addressOf } from './address-of.rules.ts';

parentPort?.on('message', (code: string) => {
  const row = getAddress(code);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  parentPort?.postMessage(row && addressOf(row));
});
