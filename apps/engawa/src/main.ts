import { readConfig } from '@engawa/api/config';
import { createLog } from '@engawa/platform/log/log';
import { ensurePortIsFree } from './port.ts';

const tell = (line: string) => process.stdout.write(`${line}\n`);

try {
  const settings = readConfig(process.env);
  await ensurePortIsFree(settings.PORT, settings.HOST);
  // Loading the rest takes seconds: what keeps it from starting is said before.
  const { run } = await import('./run.ts');
  const { address, stop } = await run(settings, createLog(settings.LOG_LEVEL), tell);
  let stoppingSince = 0;
  const end = async () => {
    // Ctrl-C may reach us twice at once, from the terminal and from npm; later on it means impatience.
    if (stoppingSince > 0 && Date.now() - stoppingSince > 2_000) process.exit(1);
    if (stoppingSince > 0) return;
    stoppingSince = Date.now();
    await stop();
    tell('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
  // The start script was killed without a chance to tell us.
  process.on('disconnect', () => void end());
  // Last: whoever waits for this line may ask for the end at once.
  tell(`Ready: ${address}`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
