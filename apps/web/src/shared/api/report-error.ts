/** Where errors are reported. Nothing leaves the browser: developers read it in their console. */
export function reportError(error: unknown): void {
  if (!import.meta.env?.DEV || import.meta.env.MODE === 'test') return;
  // oxlint-disable-next-line no-console -- the one place for it, and never in a built client
  console.warn(error);
}
