import { once } from 'node:events';
import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Instance {
  origin: string;
  isUp: boolean;
  served: number;
}

const healthEveryMs = 200;

/**
 * A plain load balancer like Caddy or HAProxy: round robin over ready instances, with kept-alive
 * connections. Retries elsewhere only if it could not connect, so that nothing is sent twice.
 */
export class Balancer {
  readonly #server: Server;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #instances: Instance[] = [];
  readonly #checking: NodeJS.Timeout;
  #turn = 0;

  private constructor() {
    this.#server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
    this.#checking = setInterval(() => void this.#checkAll(), healthEveryMs);
  }

  static async start(): Promise<Balancer> {
    const balancer = new Balancer();
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    return balancer;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  add(origin: string): void {
    this.#instances.push({ origin, isUp: true, served: 0 });
  }

  get served(): ReadonlyMap<string, number> {
    return new Map(this.#instances.map(({ origin, served }) => [origin, served]));
  }

  isUp(origin: string): boolean {
    return this.#instances.some((instance) => instance.origin === origin && instance.isUp);
  }

  async stop(): Promise<void> {
    clearInterval(this.#checking);
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #checkAll(): Promise<void> {
    const signal = AbortSignal.timeout(2_000);
    await Promise.all(
      this.#instances.map(async (instance) => {
        instance.isUp = await fetch(`${instance.origin}/readyz`, { signal }).then(
          (reply) => reply.ok,
          () => false,
        );
      }),
    );
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) return;
    for (let tries = 0; tries < this.#instances.length; tries += 1) {
      const instance = this.#next();
      if (instance && (await this.#passTo(instance, incoming, outgoing, body))) return;
    }
    outgoing.writeHead(503).end();
  }

  #next(): Instance | undefined {
    const up = this.#instances.filter(({ isUp }) => isUp);
    this.#turn += 1;
    return up[this.#turn % up.length];
  }

  /** False if it could not connect. */
  #passTo(
    instance: Instance,
    { method, url, headers }: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
  ): Promise<boolean> {
    return new Promise((resolve) => {
      const passed = ask(instance.origin + url, { method, headers, agent: this.#agent });
      passed.on('response', (answer) => {
        instance.served += 1;
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
        resolve(true);
      });
      passed.on('error', (error: NodeJS.ErrnoException) => {
        if (error.syscall === 'connect') {
          instance.isUp = false;
          resolve(false);
        } else {
          if (!outgoing.headersSent) outgoing.writeHead(502).end();
          resolve(true);
        }
      });
      outgoing.on('close', () => passed.destroy());
      passed.end(body);
    });
  }
}
