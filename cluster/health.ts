import { until } from '@engawa/platform/testing/until';
import type { NodeProcess } from './node-process.ts';

const patienceSeconds = 90;

/** Asks a node that answers, which waits itself; again where it does not know better by then. */
export async function waitForHealth(
  nodes: readonly NodeProcess[],
  status: 'green' | 'yellow',
): Promise<void> {
  await until(
    `a cluster that is ${status}`,
    async () => {
      const answering = nodes.filter((node) => node.answers);
      if (answering.length === 0) throw new Error('No node of the cluster runs.');
      return isHealthy(answering, status);
    },
    patienceSeconds,
  );
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
    // It went away while it was asked; the next look finds another.
    return false;
  }
}
