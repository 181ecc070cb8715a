import { createLog } from '@engawa/platform/log/log';
import { readIndexConfig } from './config.ts';
import { runIndexService } from './run.ts';

const tell = (line: string) => process.stdout.write(`${line}\n`);

try {
  const settings = readIndexConfig(process.env);
  const { address, stop } = await runIndexService(settings, createLog(settings.LOG_LEVEL));
  tell(`The index service listens: ${address}`);

  let stopping = false;
  const end = async () => {
    // Ctrl-C may reach us twice at once, from the terminal and from npm.
    if (stopping) return;
    stopping = true;
    await stop();
    tell('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
  // The start script was killed without a chance to tell us.
  process.on('disconnect', () => void end());
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

function sentence(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'EADDRINUSE') return message;
  return 'The port is already in use: stop what runs there, or choose another with INDEX_PORT.';
}
