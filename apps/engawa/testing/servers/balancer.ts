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

interface Copy {
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
  readonly #copies: Copy[] = [];
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
    this.#copies.push({ origin, isUp: true, served: 0 });
  }

  /** Number of requests by origin. */
  get served(): ReadonlyMap<string, number> {
    return new Map(this.#copies.map(({ origin, served }) => [origin, served]));
  }

  isUp(origin: string): boolean {
    return this.#copies.some((copy) => copy.origin === origin && copy.isUp);
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
      this.#copies.map(async (copy) => {
        copy.isUp = await fetch(`${copy.origin}/readyz`, { signal }).then(
          (reply) => reply.ok,
          () => false,
        );
      }),
    );
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) return;
    for (let tries = 0; tries < this.#copies.length; tries += 1) {
      const copy = this.#next();
      if (copy && (await this.#passTo(copy, incoming, outgoing, body))) return;
    }
    outgoing.writeHead(503).end();
  }

  #next(): Copy | undefined {
    const up = this.#copies.filter(({ isUp }) => isUp);
    this.#turn += 1;
    return up[this.#turn % up.length];
  }

  /** False if it could not connect. */
  #passTo(
    copy: Copy,
    { method, url, headers }: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
  ): Promise<boolean> {
    return new Promise((resolve) => {
      const passed = ask(copy.origin + url, { method, headers, agent: this.#agent });
      passed.on('response', (answer) => {
        copy.served += 1;
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
        resolve(true);
      });
      passed.on('error', (error: NodeJS.ErrnoException) => {
        if (error.syscall === 'connect') {
          copy.isUp = false;
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
