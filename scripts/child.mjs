import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/**
 * Runs programs as long as this one lives. Each is detached, because Ctrl-C reaches the whole
 * terminal and npm forwards it, too, but a program must receive it once.
 */
export async function runTogether(programs) {
  const children = programs.map(({ command, args, env, cwd, ipc }) =>
    spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['inherit', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])],
    }),
  );

  let lastStop = 0;
  const stop = (signal) => {
    if (Date.now() - lastStop < 1_000) return;
    lastStop = Date.now();
    for (const child of children) child.kill(signal);
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGHUP', () => stop('SIGTERM'));
  watchNpm(() => stop('SIGTERM'));

  const ends = children.map(
    (child) =>
      new Promise((resolve) => {
        child.once('error', (error) => resolve({ code: 1, error }));
        child.once('exit', (code, signal) =>
          resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0) }),
        );
      }),
  );
  const { code, error } = await Promise.race(ends);
  if (error) console.error(error.message);
  stop('SIGTERM');
  await Promise.all(ends);
  return code;
}

/** npm killed with SIGKILL sends nothing: its children only get another parent. */
function watchNpm(onDeath) {
  if (!process.env.npm_lifecycle_event) return;
  const born = npmProcess();
  const timer = setInterval(() => {
    if (npmProcess() === born) return;
    clearInterval(timer);
    onDeath();
  }, 1_000);
  timer.unref();
}

/** Our parent, or the parent of a shell in between (on Linux, where /proc shows it). */
function npmProcess() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    if (/^Name:\s*(sh|dash|bash)$/m.test(status)) return Number(/^PPid:\s*(\d+)/m.exec(status)[1]);
  } catch {
    // No /proc, or the parent has just exited, which the next check notices.
  }
  return process.ppid;
}
