import { until } from '@engawa/platform/testing/waiting/until';
import { Advice } from '../scripts/command.mjs';
import type { NodeProcess } from './node-process.ts';

/** Moving shards on a busy machine takes long; a node that has exited is detected earlier. */
const patienceSeconds = 900;

/** The asked node waits itself; asks again if it timed out. */
export async function waitForHealth(
  nodes: readonly NodeProcess[],
  status: 'green' | 'yellow',
): Promise<void> {
  const running = nodes.filter((node) => node.answers).length;
  await until(
    `a cluster that is ${status}`,
    async () => {
      const answering = nodes.filter((node) => node.answers);
      // A test that kills a node passes only the others.
      if (answering.length < running || running === 0) {
        throw new Advice(
          'A node of the cluster ended while the others waited for it: start again.',
        );
      }
      return isHealthy(answering, status);
    },
    patienceSeconds,
  ).catch((error: unknown) => {
    if (error instanceof Advice) throw error;
    throw new Advice(
      `The nodes run, but the cluster is not ${status} after a quarter of an hour: end what keeps this machine busy and start again.`,
      { cause: error },
    );
  });
}

async function isHealthy(nodes: readonly NodeProcess[], status: string): Promise<boolean> {
  const [first] = nodes;
  const query = `wait_for_status=${status}&wait_for_nodes=${nodes.length}&timeout=5s`;
  try {
    const answer = await fetch(`${first?.url}/_cluster/health?${query}`, {
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // The node became unavailable during the request; the next round asks another.
    return false;
  }
}
