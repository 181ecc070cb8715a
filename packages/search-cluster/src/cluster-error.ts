import { errors } from '@opensearch-project/opensearch';

/** Names the kind of failure only: the client's own messages quote documents and addresses. */
export class ClusterError extends Error {
  /** The cluster rejected the request: a retry would not help. */
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal = false) {
    super(message);
    this.isRefusal = isRefusal;
  }
}

const tooMany = 429;

function clusterError(error: unknown): ClusterError {
  if (error instanceof ClusterError) return error;
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 0;
    const { type } = (error.body as { error?: { type?: unknown } } | null)?.error ?? {};
    const kind = typeof type === 'string' ? ` (${type})` : '';
    const isRefusal = status >= 400 && status < 500 && status !== tooMany;
    return new ClusterError(`the cluster answered ${status}${kind}`, isRefusal);
  }
  const name = error instanceof Error ? error.name : 'unknown';
  return new ClusterError(`the cluster gave no answer (${name})`);
}

export async function inOurWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw clusterError(error);
  }
}
