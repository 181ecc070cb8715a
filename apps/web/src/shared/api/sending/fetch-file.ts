import type { AnyEndpoint, CallOf } from '@engawa/contract/endpoint';
import { requestFor } from '@engawa/contract/request';
import { documentTimeoutMs } from '../../config/settings.ts';
import { loadWords } from '../../i18n/words.ts';
import { session } from '../../session/session.ts';
import { ranOut } from '../call.ts';
import { ApiFailure, SessionOver } from '../failures/api-failure.ts';
import { words as apiWords } from '../words.ja.ts';
import { headersFor, refusal } from './send.ts';

export async function fetchFile<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<{ blob: Blob; name: string }> {
  const token = await session.token();
  if (!token) throw new SessionOver('expired');
  try {
    return await ask(endpoint, input, token);
  } catch (failure) {
    if (!ranOut(failure)) throw failure;
    return ask(endpoint, input, await session.renewed(token));
  }
}

async function ask<E extends AnyEndpoint>(endpoint: E, input: CallOf<E>, token: string) {
  const { method, url } = requestFor(endpoint, input);
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headersFor({ token }, false), Accept: '*/*' },
      signal: AbortSignal.timeout(documentTimeoutMs),
    });
    if (!response.ok) throw refusal(endpoint, response.status, await response.text());
    return { blob: await response.blob(), name: nameIn(response.headers) };
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause;
    const t = await loadWords(apiWords);
    throw new ApiFailure(0, { code: 'no_response', message: t('downloadFailed') }, { cause });
  }
}

const nameIn = (headers: Headers): string => {
  const [, encoded] =
    /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '') ?? [];
  return encoded ? decodeURIComponent(encoded) : 'download';
};

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started reading it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
