import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { Advice } from '../scripts/command.mjs';

export type Address = { name: string; httpPort: number; transportPort: number };

/** Below the ephemeral range, so that a killed node finds its port free again. */
const [lowest, highest] = [12_000, 30_000];

/** Free ports; the HTTP ports count up from `first` if given. */
export async function findAddresses(count: number, first: number | undefined): Promise<Address[]> {
  const held: Server[] = [];
  try {
    const addresses: Address[] = [];
    for (let number = 0; number < count; number += 1) {
      addresses.push({
        name: `node-${number + 1}`,
        httpPort: first === undefined ? await holdAny(held) : await hold(held, first + number),
        transportPort: await holdAny(held),
      });
    }
    return addresses;
  } finally {
    await Promise.all(held.map((server) => server[Symbol.asyncDispose]()));
  }
}

async function holdAny(held: Server[]): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isTaken(held, port)) continue;
    return port;
  }
}

async function hold(held: Server[], port: number): Promise<number> {
  if (!(await isTaken(held, port))) return port;
  throw new Advice(`Port ${port} of 127.0.0.1 is taken: name others with --port, or none.`);
}

/** Closes the probe later with all others, so that no port is found twice. */
async function isTaken(held: Server[], port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return true;
  }
  held.push(server);
  return false;
}
