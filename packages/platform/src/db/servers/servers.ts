import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ServerSocket } from './server-socket.ts';
import { timeline } from './timeline.repo.ts';

export type Role = 'primary' | 'standby';

export interface Server {
  host: string;
  port: number;
  isStandby: boolean;
  /** PostgreSQL's timeline id; each promotion increments it. */
  timeline: number;
}

/** Time for a server to report its role; TLS on a busy machine alone can take two seconds. */
const patienceMs = 4_000;
/** After the first answer, how long to wait for others: an old primary may answer first. */
const othersMs = 200;
/** The result is cached this long, in case no connection noticed the loss of its server. */
const believedMs = 30_000;

const whatItIs = `select pg_is_in_recovery() as standby, ${timeline} as timeline`;

/**
 * Finds the server with the wanted role among several, whenever a connection is made. Of two that
 * take writes, the one with the newer timeline is the primary; an older one is never used again.
 */
export class Servers {
  readonly #addresses: readonly string[];
  readonly #role: Role;
  readonly #sockets = new Set<ServerSocket>();
  #found: { server: Promise<Server>; at: number } | undefined;
  #newestTimeline = 0;

  constructor(addresses: readonly string[], role: Role) {
    this.#addresses = addresses;
    this.#role = role;
  }

  /** For one connection; the destination is decided when it connects. */
  socket(): ServerSocket {
    const socket = new ServerSocket(() => this.#find());
    this.#sockets.add(socket);
    socket.on('lost', () => {
      // A standby is used until `leave`, because another one has another replay position.
      if (this.#role === 'primary') this.#found = undefined;
    });
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  /** Closes every connection, failing its pending queries; new ones search again. */
  leave(): void {
    this.#found = undefined;
    for (const socket of this.#sockets) socket.destroy();
  }

  #find(): Promise<Server> {
    if (!this.#found || this.#isOld(this.#found.at)) {
      const server = this.#search();
      const found = { server, at: Date.now() };
      this.#found = found;
      server.catch(() => {
        if (this.#found === found) this.#found = undefined;
      });
    }
    return this.#found.server;
  }

  #isOld(at: number): boolean {
    return this.#role === 'primary' && Date.now() - at > believedMs;
  }

  async #search(): Promise<Server> {
    const right: Server[] = [];
    const failures: unknown[] = [];
    const looks = this.#addresses.map(async (address) => {
      try {
        const server = await look(address);
        if (!this.#fits(server)) throw new Error('the server has another role');
        right.push(server);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    });
    const first = Promise.any(looks).then(() => pause(othersMs, undefined, { ref: false }));
    await Promise.race([Promise.allSettled(looks), first.catch(() => undefined)]);
    const [best] = right.toSorted((a, b) => b.timeline - a.timeline);
    if (!best) throw noneFits(this.#role, failures);
    this.#newestTimeline = Math.max(this.#newestTimeline, best.timeline);
    return best;
  }

  #fits({ isStandby, timeline }: Server): boolean {
    if (this.#role === 'standby') return isStandby;
    return !isStandby && timeline >= this.#newestTimeline;
  }
}

/** SQLSTATE of a refused connection, so that callers treat it as unavailable and retry. */
function noneFits(role: Role, failures: readonly unknown[]): Error {
  const what = role === 'primary' ? 'takes writes' : 'is a standby';
  const error = new Error(`None of the database servers ${what}`, { cause: failures[0] });
  return Object.assign(error, { code: '08001' });
}

async function look(address: string): Promise<Server> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'engawa-looking',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean; timeline: number }>(whatItIs);
    const [is] = rows;
    if (!is) throw new Error('the server does not say what it is');
    const { host, port } = client;
    return { host, port, isStandby: is.standby, timeline: is.timeline };
  } finally {
    client.end().catch(() => undefined);
  }
}
