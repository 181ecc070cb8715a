import { readConfig } from '@engawa/api/config';
import { createLog } from '@engawa/platform/log/log';
import { runUntilSignal } from '@engawa/platform/process/run-until-signal';
import { ensurePortIsFree } from './port.ts';

await runUntilSignal(async (tell) => {
  const settings = readConfig(process.env);
  await ensurePortIsFree(settings.PORT, settings.HOST);
  // Loading the rest takes seconds, so settings and port are checked first.
  const { run } = await import('./run.ts');
  const { address, stop } = await run(settings, createLog(settings.LOG_LEVEL), tell);
  return { ready: `Ready: ${address}`, stop };
}, 'PORT');
