import type { Write } from './write.ts';

/** Undefined status: the connection broke, and nothing was said. */
export interface Attempt {
  write: Write;
  status: number | undefined;
  /** Of a refusal. */
  code: string | undefined;
}

/** Longer than the server lets anything take. */
const patienceMs = 30_000;

/** `hangUpMs`: somebody closes the page then, whatever the server is at. */
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

/** Nobody said whether it was done. */
export const isOpen = ({ status }: Attempt): boolean => status === undefined || status === 503;
