import { type ChildProcess, fork } from 'node:child_process';
import type { TypesetJob } from './typeset.ts';

export type TypesetAnswer =
  | { ready: true }
  | { made: Uint8Array | string[] }
  /** Why this document could not be set; the next one can. */
  | { fault: string };

interface TypesettingListener {
  onAnswer(answer: TypesetAnswer): void;
  /** It ended, or never began; not told after `end`. */
  onGone(error: Error): void;
}

/** What the child sees of our environment: what programs need to start, and none of our secrets. */
const passedOn = ['HOME', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP'] as const;

/**
 * Typst in a process of its own. A thread could not be stopped: native code does not hear of it, and
 * goes on with a core and its memory until it is done.
 */
export class TypesettingProcess {
  readonly #child: ChildProcess;
  #listener: TypesettingListener | undefined;

  constructor(fontFiles: readonly string[], limitMs: number, listener: TypesettingListener) {
    this.#listener = listener;
    const environment = passedOn.map((name) => [name, process.env[name]] as const);
    this.#child = fork(
      new URL('./typeset-child.ts', import.meta.url),
      [String(limitMs), ...fontFiles],
      {
        serialization: 'advanced',
        // Why it crashed, if it does, is worth reading.
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: Object.fromEntries(environment.filter(([, value]) => value !== undefined)),
        // Not those of the parent. Pages as text are garbage at once; a small heap sees to it sooner.
        execArgv: ['--max-old-space-size=192', '--max-semi-space-size=4', '--no-warnings'],
      },
    );
    this.#child.on('message', (answer) => this.#listener?.onAnswer(answer as TypesetAnswer));
    this.#child.on('error', (error) => this.#lost(error));
    this.#child.on('exit', (code, signal) => {
      this.#lost(new Error(`The typesetting process ended (${signal ?? code}).`));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  set(job: TypesetJob): void {
    this.#child.ref();
    this.#child.channel?.ref();
    this.#child.send(job, (error) => {
      if (error) this.#lost(error);
    });
  }

  /** A child with nothing to do keeps no process alive. */
  rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** At once, whatever it is doing; it has nothing to tidy up. */
  async end(): Promise<void> {
    this.#listener = undefined;
    const child = this.#child;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  }

  #lost(error: Error): void {
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.onGone(error);
  }
}
