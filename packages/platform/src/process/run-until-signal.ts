type Tell = (line: string) => void;

const tell: Tell = (line) => process.stdout.write(`${line}\n`);

/** Runs a server as the process's main function until a signal, and reports why it cannot start. */
export async function runUntilSignal(
  start: (tell: Tell) => Promise<{ ready: string; stop(): Promise<void> }>,
  portSetting: string,
): Promise<void> {
  try {
    const { ready, stop } = await start(tell);
    let stoppingSince = 0;
    const end = async () => {
      // Ctrl-C may arrive twice at once, from the terminal and from npm; later it means impatience.
      if (stoppingSince > 0 && Date.now() - stoppingSince > 2_000) process.exit(1);
      if (stoppingSince > 0) return;
      stoppingSince = Date.now();
      await stop();
      tell('Stopped.');
      process.exit(0);
    };
    process.on('SIGINT', () => void end());
    process.on('SIGTERM', () => void end());
    process.on('disconnect', () => void end());
    // Last, because a process that waits for this line may send a signal at once.
    tell(ready);
  } catch (error) {
    process.stderr.write(`${sentence(error, portSetting)}\n`);
    process.exit(1);
  }
}

function sentence(error: unknown, portSetting: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'EADDRINUSE') return message;
  return `The port is already in use: stop what runs there, or choose another with ${portSetting}.`;
}
