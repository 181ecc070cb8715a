import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { until } from '@engawa/platform/testing/waiting/until';
import { serverEnv, serverFlags } from '../../scripts/product/server-flags.mjs';

/** Starts a server in another process, to keep it off the event loop of the measurement. */
export async function startServer(file: string, env: Record<string, string>, flags = serverFlags) {
  const port = await freePort();
  const child: ChildProcess = fork(file, {
    execArgv: flags,
    env: { ...process.env, ...serverEnv, PORT: String(port), HOST: '127.0.0.1', ...env },
  });
  const origin = `http://127.0.0.1:${port}`;
  await until(`${file} to start`, () => child.exitCode === null && answers(origin), 20);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const answers = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );
