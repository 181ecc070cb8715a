import type { Signal } from '@engawa/contract/realtime/schemas';
import type { SignedIn } from '../database/factories.ts';

export interface SignalReader {
  signals: Signal[];
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Reads the stream with fetch, as an open tab does. */
export async function readStream(
  origin: string,
  side: 'student' | 'company',
  who: SignedIn,
  lastEventId?: number,
): Promise<SignalReader> {
  const abort = new AbortController();
  const reply = await fetch(`${origin}/v1/${side}/signals`, {
    headers: {
      ...who.headers,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: abort.signal,
  });
  if (!reply.ok || !reply.body) throw new Error(`the stream was refused with ${reply.status}`);
  const signals: Signal[] = [];
  const read = async (body: ReadableStream<Uint8Array>) => {
    let rest = '';
    for await (const chunk of body.pipeThrough(
      new TextDecoderStream(),
    ) as never as AsyncIterable<string>) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) signals.push(JSON.parse(data) as Signal);
      }
    }
  };
  const ended = read(reply.body).catch(() => undefined);
  return { signals, ended, close: () => abort.abort() };
}
