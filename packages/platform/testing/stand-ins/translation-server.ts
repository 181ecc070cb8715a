import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  url: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  texts: string[];
  /** Milliseconds of `performance.now()`. */
  at: number;
}

export type Fault = (response: ServerResponse, asked: Asked) => void;

export interface TranslationServer {
  origin: string;
  deeplUrl: string;
  libretranslateUrl: string;
  asked: Asked[];
  /** Faults for the next requests, one each; later ones succeed. */
  faults: Fault[];
  fault: Fault | undefined;
  translate(text: string): string;
  stop(): Promise<void>;
}

/** DeepL and LibreTranslate according to their documentation, with invented translations. */
export async function startTranslationServer(): Promise<TranslationServer> {
  const state: TranslationServer = {
    origin: '',
    deeplUrl: '',
    libretranslateUrl: '',
    asked: [],
    faults: [],
    fault: undefined,
    translate: (one) => `<${one}>`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => void answer(state, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.deeplUrl = `deepl+${state.origin}`;
  state.libretranslateUrl = `libretranslate+${state.origin}`;
  return state;
}

async function answer(
  state: TranslationServer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = request.url ?? '';
  const body = JSON.parse(await text(request)) as Record<string, unknown>;
  const given = url === '/v2/translate' ? body['text'] : body['q'];
  const texts = (Array.isArray(given) ? given : [given]) as string[];
  const asked = { url, headers: request.headers, body, texts, at: performance.now() };
  state.asked.push(asked);
  const fault = state.faults.shift() ?? state.fault;
  if (fault) return fault(response, asked);
  const translated = texts.map((one) => state.translate(one));
  if (url === '/v2/translate') return reply(response, 200, deeplReply(translated));
  if (url !== '/translate') return reply(response, 404, {});
  reply(response, 200, { translatedText: Array.isArray(given) ? translated : translated[0] });
}

const deeplReply = (translated: readonly string[]) => ({
  translations: translated.map((one) => ({ detected_source_language: 'JA', text: one })),
});

function reply(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

interface Faults {
  /** Refuses with this status, quoting the request as some services do. */
  status(status: number, headers?: Record<string, string>): Fault;
  silence: Fault;
  brokenJson: Fault;
  tooFew: Fault;
  otherForm: Fault;
  endless: Fault;
  cut: Fault;
}

export const faults: Faults = {
  status:
    (status, headers = {}) =>
    (response, { texts }) =>
      reply(response, status, { message: `refused: ${texts.join()}` }, headers),
  silence: () => undefined,
  brokenJson: (response) => void response.end('{"translations": ['),
  tooFew: (response, { texts }) => {
    const all = texts.slice(1);
    reply(response, 200, { ...deeplReply(all), translatedText: all });
  },
  otherForm: (response) => reply(response, 200, { words: [] }),
  endless: (response) => {
    const spaces = ' '.repeat(64 * 1024);
    const write = () => {
      while (response.write(spaces));
      response.once('drain', write);
    };
    write();
  },
  cut: (response) => void response.destroy(),
};
