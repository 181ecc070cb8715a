const lostConnection = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25006',
  // Out of memory or other resources; a deadlock or a conflict that a retry resolves.
  '53000',
  '53200',
  '40001',
  '40P01',
  // A statement or transaction cut by our own timeouts: the server is too busy, not wrong.
  '57014',
  '25P03',
]);

/** Unreachable, starting, stopping or overloaded; not a fault of the SQL. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (code && lostConnection.has(code)) return true;
  // The socket itself: refused, reset, or (a Unix socket) missing.
  if (syscall === 'connect' || code === 'ECONNRESET' || code === 'EPIPE') return true;
  return /Connection terminated|during recovery|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered|client was closed|not queryable/i.test(
    error.message,
  );
}

const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100']);

export function isDiskFull(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && fullDisk.has(code);
}
