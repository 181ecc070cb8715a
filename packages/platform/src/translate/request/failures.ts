import type { Budget } from '../budget.ts';
import { TranslationFailed } from '../translator.ts';

/** DeepL's own status codes: the monthly quota is used up; too many requests at once. */
const quotaUsedUp = 456;
const overloaded = 529;

const limits = new Set([429, quotaUsedUp, overloaded]);
const hourSeconds = 3600;

export const mayPass = (status: number): boolean => status === 429 || status >= 500;

export function failureOf(status: number, retryMs?: number): TranslationFailed {
  const retryAfterSeconds =
    retryMs === undefined ? undefined : Math.min(hourSeconds, Math.ceil(retryMs / 1000));
  if (!limits.has(status)) {
    const operator = status < 500;
    return new TranslationFailed('unavailable', reasonOf(status), {
      status,
      operator,
      retryAfterSeconds,
    });
  }
  const empty = status === quotaUsedUp;
  return new TranslationFailed('busy', empty ? 'the quota is used up' : 'too many requests', {
    status,
    operator: empty,
    retryAfterSeconds: retryAfterSeconds ?? (empty ? hourSeconds : undefined),
  });
}

function reasonOf(status: number): string {
  if (status === 401 || status === 403) return 'TRANSLATE_KEY is refused';
  if (status >= 300 && status < 400) return 'TRANSLATE_URL leads elsewhere';
  if (status === 404 || status === 405) return 'TRANSLATE_URL leads to no translation service';
  return status < 500 ? 'the request is refused' : 'the service has failed';
}

export function networkFailure(error: unknown, budget: Budget): TranslationFailed {
  if (budget.signal.aborted) return new TranslationFailed('slow', 'the time is up');
  const { cause } = error as { cause?: { code?: unknown } };
  const code = typeof cause?.code === 'string' ? cause.code : undefined;
  return new TranslationFailed('unavailable', 'the service cannot be reached', { code });
}

export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
