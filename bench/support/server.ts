import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server in a process of its own, so that it does not share the event loop of the measuring. */
export async function startServer(file: string, env: Record<string, string>) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  const child: ChildProcess = fork(file, {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
  });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 20_000;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${file} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
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
