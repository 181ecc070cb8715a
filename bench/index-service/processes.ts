import { join } from 'node:path';
import { megabytes } from '../students/memory.ts';
import { measureServer } from '../students/server.ts';
import { startService, token } from './service.ts';

/** What the processes take once students are searched in memory, and how long after their start. */
export async function measureProcesses(url: string, folder: string) {
  const own = await measureServer(url, join(folder, 'own'));
  const service = await startService(url);
  try {
    const served = await measureServer(url, join(folder, 'served'), {
      INDEX_URL: service.origin,
      INDEX_TOKEN: token,
    });
    return { own, served, service: { ...service, megabytes: megabytes(service.pid) } };
  } finally {
    await service.stop();
  }
}
export type Processes = Awaited<ReturnType<typeof measureProcesses>>;
