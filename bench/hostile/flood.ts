import { Agent, request } from 'node:http';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export type Tally = Map<string, number>;

export async function flood(
  origin: string,
  make: (at: number) => HostileRequest,
  { from, to, connections }: { from: number; to: number; connections: number },
): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const tally: Tally = new Map();
  let next = from;
  const worker = async () => {
    while (next < to) {
      const at = next;
      next += 1;
      const status = await send(origin, make(at), agent);
      tally.set(status, (tally.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return tally;
}

function send(origin: string, { body, ...options }: HostileRequest, agent: Agent): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const sent = request({ hostname, port, agent, ...options }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(`${Math.floor((answer.statusCode ?? 0) / 100)}xx`));
    });
    sent.once('error', () => resolve('cut'));
    sent.end(body);
  });
}
