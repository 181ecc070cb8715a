import { setTimeout as wait } from 'node:timers/promises';
import type { Budget } from '../budget.ts';
import { TranslationFailed } from '../translator.ts';
import { failureOf, mayPass, networkFailure, retryAfterMs } from './failures.ts';

export interface ProviderRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface AskOptions {
  budget: Budget;
  /** Aborted with the budget, or when another request of the same call has failed. */
  signal: AbortSignal;
  /** Delay before the first retry where the service does not send one. */
  backoffMs: number;
}

const tries = 3;
/** Far above the reply to the largest request. */
const largestAnswer = 2 * 1024 * 1024;

/** Retries until an answer, a permanent refusal, or too little time for another attempt. */
export async function ask(request: ProviderRequest, options: AskOptions): Promise<unknown> {
  for (let round = 1; ; round += 1) {
    const response = await send(request, options);
    if (response.status === 200) return await readJson(response, options);
    await discard(response);
    const asked = retryAfterMs(response.headers.get('retry-after'));
    const pause = Math.max(asked ?? 0, options.backoffMs * 2 ** (round - 1));
    const again = mayPass(response.status) && round < tries && pause < options.budget.leftMs();
    if (!again) throw failureOf(response.status, asked);
    await wait(pause, undefined, { signal: options.signal }).catch(() => {
      throw failureOf(response.status, asked);
    });
  }
}

async function send({ url, headers, body }: ProviderRequest, { signal, budget }: AskOptions) {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body,
      signal,
      // A redirect would pass on the key and the texts.
      redirect: 'manual',
    });
  } catch (error) {
    throw networkFailure(error, budget);
  }
}

async function readJson(response: Response, { budget }: AskOptions): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > largestAnswer) throw new TranslationFailed('unavailable', 'an endless answer');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof TranslationFailed ? error : networkFailure(error, budget);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new TranslationFailed('unavailable', 'an answer that is not JSON');
  }
}

/** A refusal may quote the texts, so its body is not read. */
const discard = async (response: Response): Promise<void> => {
  await response.body?.cancel().catch(() => undefined);
};
