import { Session } from 'node:inspector/promises';

/**
 * Runs a full garbage collection and returns free memory to the system, which V8 otherwise only
 * does after further collections, and an idle server after its start has none. Blocks the thread
 * for some tenths of a second.
 */
export async function giveMemoryBack(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
