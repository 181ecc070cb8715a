import type { Write } from './write.ts';

/** `status` is undefined if the connection broke without an answer. */
export interface Attempt {
  write: Write;
  status: number | undefined;
  code: string | undefined;
}

/** Above the server's own timeout. */
const patienceMs = 30_000;

/** With `hangUpMs` the client disconnects after this time. */
export async function sendWrite(
  origin: string,
  write: Write,
  hangUpMs = patienceMs,
): Promise<Attempt> {
  const { method, url, headers, body } = write;
  try {
    const reply = await fetch(origin + url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(hangUpMs),
    });
    const { code } = (await reply.json()) as { code?: string };
    return { write, status: reply.status, code };
  } catch {
    return { write, status: undefined, code: undefined };
  }
}

export const isAcknowledged = ({ status }: Attempt): boolean => status === 200;

export const isOpen = ({ status }: Attempt): boolean => status === undefined || status === 503;
