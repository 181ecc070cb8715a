import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../src/main.ts');

export interface Product {
  child: ChildProcess;
  output(): string;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** The product as a person starts it, without the installing and building before. */
export function startProduct(env: Record<string, string>): Product {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ENGAWA_WEB_DEV: 'http://127.0.0.1:9', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

export async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  return { server, port: (server.address() as { port: number }).port };
}

export async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  await once(server, 'close');
  return port;
}

export async function until<T>(
  what: string,
  read: () => Promise<T | false> | T | false,
): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const value = await read();
    if (value !== false) return value;
    if (Date.now() > deadline) throw new Error(`waited 20 s in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
