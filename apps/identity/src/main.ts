import { createLog } from '@engawa/platform/log/log';
import { runUntilSignal } from '@engawa/platform/process/run-until-signal';
import { readConfig } from './config.ts';

await runUntilSignal(async (tell) => {
  const settings = readConfig(process.env);
  // Loaded after checking the settings, so that a wrong setting is reported at once.
  const { run } = await import('./run.ts');
  const { address, stop } = await run(settings, createLog(settings.LOG_LEVEL), tell);
  return { ready: `Ready: ${address}`, stop };
}, 'PORT');
