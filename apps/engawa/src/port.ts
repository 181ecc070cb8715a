import { createServer } from 'node:net';

/** Checked before anything starts, so that a taken port fails at once. */
export async function ensurePortIsFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ port, host }, resolve);
    });
  } catch (error) {
    throw new Error(portSentence(port, (error as NodeJS.ErrnoException).code), { cause: error });
  }
  await new Promise((resolve) => probe.close(resolve));
}

function portSentence(port: number, code: string | undefined): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use: stop what runs there, or choose another, for example PORT=${port + 1} npm start.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be used by this user: choose one above 1023, for example PORT=3000 npm start.`;
  }
  return `Port ${port} cannot be used (${code}): choose another with PORT.`;
}
