import { createLog } from '@engawa/platform/log/log';
import { runUntilTold } from '@engawa/platform/process/run-until-told';
import { readConfig } from './config.ts';

await runUntilTold(async (tell) => {
  const settings = readConfig(process.env);
  // Loading the rest takes seconds: a wrong setting is said before.
  const { run } = await import('./run.ts');
  const { address, stop } = await run(settings, createLog(settings.LOG_LEVEL), tell);
  return { ready: `Ready: ${address}`, stop };
}, 'PORT');
