import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Call } from '../visits/call.ts';
import type { Person } from '../visits/person.ts';

/** Longer than the client's timeout (`timeoutMs.request`); the call then counts as failed. */
const patienceMs = 20_000;

export interface Answered {
  status: number;
  failure?: string;
}

const unpack: Record<string, (packed: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Connections as of a reverse proxy: reused, in any number. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: 512, scheduling: 'lifo' });
  readonly #origins: readonly string[];
  #calls = 0;

  /** Calls alternate between the origins. */
  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  async send(person: Person, call: Call): Promise<Answered> {
    try {
      const reply = await this.#ask(person, call);
      const { statusCode: status = 0 } = reply;
      const isFine = status < 400;
      if (!call.learn || !isFine) {
        const said = isFine ? undefined : (await readAll(reply)).toString().slice(0, 200);
        if (isFine) await drain(reply);
        return { status, ...(said && { failure: said }) };
      }
      const text = (await readAll(reply)).toString();
      call.learn(JSON.parse(text), reply.headers['set-cookie'] ?? []);
      return { status };
    } catch (error) {
      return { status: 0, failure: (error as NodeJS.ErrnoException).code ?? String(error) };
    }
  }

  /** Opens a stream of signals and discards its data. */
  async open(person: Person, url: string): Promise<() => void> {
    const call = { kind: 'stream', method: 'GET', url, headers: {}, signedIn: true };
    const reply = await this.#ask(person, call);
    if (reply.statusCode !== 200) throw new Error(`a stream was refused: ${reply.statusCode}`);
    reply.on('error', () => undefined);
    reply.resume();
    return () => reply.destroy();
  }

  close(): void {
    this.#agent.destroy();
  }

  async #ask(person: Person, call: Call, again = true): Promise<IncomingMessage> {
    const { body, method, url } = call;
    const headers = {
      ...call.headers,
      'x-forwarded-for': person.address,
      'accept-encoding': 'br, gzip',
      languagetype: '2',
      ...(call.signedIn && { authorization: `Bearer ${person.accessToken}` }),
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    };
    this.#calls += 1;
    const origin = this.#origins[this.#calls % this.#origins.length];
    return new Promise((resolve, reject) => {
      const sent = request(origin + url, { method, headers, agent: this.#agent }, resolve);
      sent.setTimeout(patienceMs, () => sent.destroy(new Error('no answer')));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server has just closed an idle connection: retry, as browsers do.
        const wasIdle = sent.reusedSocket && error.code === 'ECONNRESET';
        if (wasIdle && again) resolve(this.#ask(person, call, false));
        else reject(error);
      });
      sent.end(body);
    });
  }
}

const drain = (reply: IncomingMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    reply.on('end', resolve);
    reply.on('error', reject);
    reply.resume();
  });

async function readAll(reply: IncomingMessage): Promise<Buffer> {
  const packed = await buffer(reply);
  const unpacked = unpack[reply.headers['content-encoding'] ?? ''];
  return unpacked ? unpacked(packed) : packed;
}
