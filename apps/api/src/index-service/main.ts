import { createLog } from '@engawa/platform/log/log';
import { runUntilTold } from '@engawa/platform/process/run-until-told';
import { readIndexConfig } from './config.ts';
import { runIndexService } from './run.ts';

await runUntilTold(async () => {
  const settings = readIndexConfig(process.env);
  const { address, stop } = await runIndexService(settings, createLog(settings.LOG_LEVEL));
  return { ready: `The index service listens: ${address}`, stop };
}, 'INDEX_PORT');
