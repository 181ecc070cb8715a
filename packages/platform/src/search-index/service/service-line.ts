import * as http from 'node:http';
import * as https from 'node:https';

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** More than the service takes at once: it refuses at once, and nobody waits here for nothing. */
const mostConnections = 256;

/** Connections to the service that stay open; an answer that takes too long is none. */
export class ServiceLine {
  readonly #url: URL;
  readonly #headers: Record<string, string>;
  readonly #patienceMs: number;
  readonly #request: typeof http.request;
  readonly #agent: http.Agent;

  constructor(url: string, token: string, patienceMs: number) {
    this.#url = new URL(url);
    this.#headers = { authorization: `Bearer ${token}` };
    this.#patienceMs = patienceMs;
    const { request, Agent } = this.#url.protocol === 'https:' ? https : http;
    this.#request = request;
    this.#agent = new Agent({
      keepAlive: true,
      maxSockets: mostConnections,
      scheduling: 'lifo',
    });
  }

  get(path: string): Promise<Reply> {
    return this.#ask(path, 'GET', undefined);
  }

  post(path: string, value: unknown): Promise<Reply> {
    return this.#ask(path, 'POST', JSON.stringify(value));
  }

  /** What is under way ends with an error. */
  close(): void {
    this.#agent.destroy();
  }

  #ask(path: string, method: string, body: string | undefined): Promise<Reply> {
    const headers = body === undefined ? this.#headers : { ...this.#headers, ...sizeOf(body) };
    return new Promise((resolve, reject) => {
      const request = this.#request(new URL(path, this.#url), {
        method,
        headers,
        agent: this.#agent,
      });
      const late = setTimeout(
        () => request.destroy(new Error('no answer in time')),
        this.#patienceMs,
      );
      request.once('close', () => clearTimeout(late));
      request.once('error', reject);
      request.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      request.end(body);
    });
  }
}

const sizeOf = (body: string) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
});
