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
  /** Ends with the budget, or earlier when another request of the same order has failed. */
  signal: AbortSignal;
  /** How long to wait before the first new try where the service does not say. */
  backoffMs: number;
}

const tries = 3;
/** Many times what the largest request can be answered with. */
const largestAnswer = 2 * 1024 * 1024;

/** Asks until there is an answer, the service means no, or what is left of the time would not do. */
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
      // Whoever redirects would get the key and the texts.
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
      // Leaving the loop cancels the rest.
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

/** The words of a refusal may quote the texts: nobody reads them. */
const discard = async (response: Response): Promise<void> => {
  await response.body?.cancel().catch(() => undefined);
};
