import type { Address } from './addresses.ts';

/** Finds the others by port, listens on loopback only, and detects a silent node quickly. */
export function nodeSettings(
  node: Address,
  all: readonly Address[],
  folder: string,
): Record<string, string | number | boolean> {
  return {
    'cluster.name': 'engawa-search',
    'node.name': node.name,
    'path.home': folder,
    'network.host': '127.0.0.1',
    'http.port': node.httpPort,
    'transport.port': node.transportPort,
    'discovery.seed_hosts': all.map(({ transportPort }) => `127.0.0.1:${transportPort}`).join(),
    'cluster.initial_cluster_manager_nodes': all.map(({ name }) => name).join(),
    'cluster.fault_detection.follower_check.interval': '1s',
    'cluster.fault_detection.follower_check.timeout': '1s',
    'cluster.fault_detection.follower_check.retry_count': 3,
    'cluster.fault_detection.leader_check.interval': '1s',
    'cluster.fault_detection.leader_check.timeout': '1s',
    'cluster.fault_detection.leader_check.retry_count': 3,
    // A silent node delays changes of the cluster's state by this time.
    'cluster.publish.timeout': '5s',
    // The machine's disk may be nearly full for other reasons.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
}
