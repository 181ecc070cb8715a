import { type ChildProcess, fork } from 'node:child_process';
import type { ErrorCode, ErrorDetails } from '@engawa/contract/error-catalogue';
import { Refusal } from '../errors/refusal.ts';
import { WorkFailure } from './work-failure.ts';
import { cpuAlarm, type WorkLimits } from './work-limits.ts';

export type WorkAnswer =
  | { ready: true }
  | { made: unknown }
  /** A refusal for the caller; the process can go on. */
  | { refused: ErrorCode; details: ErrorDetails | undefined }
  | { fault: string; code: string | undefined };

export interface WorkProgram {
  /** The module that calls `serveWork`. */
  module: URL;
  args: readonly string[];
  /** V8's heap limit; native memory is not included. */
  heapMegabytes: number;
  /** Niceness, as of `os.setPriority`. */
  priority?: number;
}

interface Order {
  resolve(made: unknown): void;
  reject(error: Error): void;
}

/** Environment variables the child needs to start; nothing else is passed, hence no secrets. */
const passedOn = ['HOME', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP'] as const;

/** A child process, because a thread could not be stopped before its work is done. */
export class WorkProcess {
  readonly #child: ChildProcess;
  readonly #limits: WorkLimits;
  #order: Order | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Will accept no more work, whether or not it has exited yet. */
  #over = false;

  constructor({ module, args, heapMegabytes, priority = 10 }: WorkProgram, limits: WorkLimits) {
    this.#limits = limits;
    const environment = passedOn.map((name) => [name, process.env[name]] as const);
    const { cpuMs, wallMs } = limits;
    this.#child = fork(module, [...[cpuMs, wallMs, priority].map(String), ...args], {
      serialization: 'advanced',
      // Stderr is inherited to see why it crashed.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: Object.fromEntries(environment.filter(([, value]) => value !== undefined)),
      // Not the parent's flags. A small young generation collects the short-lived results sooner.
      execArgv: [
        `--max-old-space-size=${heapMegabytes}`,
        '--max-semi-space-size=4',
        '--no-warnings',
      ],
    });
    this.#child.on('message', (answer) => this.#take(answer as WorkAnswer));
    this.#child.on('error', (error) => this.#lose(new WorkFailure('lost', error.message)));
    this.#child.on('exit', (code, signal) => {
      this.#lose(
        signal === cpuAlarm
          ? new WorkFailure('too-long', `It took longer than ${cpuMs} ms.`)
          : new WorkFailure('lost', `The process ended (${signal ?? code}).`),
      );
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isOver(): boolean {
    return this.#over;
  }

  run(job: object): Promise<unknown> {
    this.#child.ref();
    this.#child.channel?.ref();
    return new Promise((resolve, reject) => {
      this.#order = { resolve, reject };
      this.#allowTime();
      this.#child.send(job, (error) => {
        if (error) this.#lose(new WorkFailure('lost', error.message));
      });
    });
  }

  /** An idle child must not keep the server's process alive. */
  rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** Kills it at once; it has nothing to clean up. */
  async end(why: Error = new Refusal('unavailable', { retryAfterSeconds: 5 })): Promise<void> {
    this.#lose(why);
    const child = this.#child;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  }

  #take(answer: WorkAnswer): void {
    // Measured from here, because starting on a busy machine is not the work's fault.
    if ('ready' in answer) {
      if (this.#order) this.#allowTime();
      return;
    }
    const order = this.#settle();
    if ('made' in answer) order?.resolve(answer.made);
    else if ('refused' in answer) order?.reject(refusalOf(answer));
    else order?.reject(new WorkFailure('fault', answer.fault, answer.code));
  }

  #allowTime(): void {
    clearTimeout(this.#timer);
    const { wallMs } = this.#limits;
    this.#timer = setTimeout(() => {
      void this.end(new WorkFailure('late', `It was not done within ${wallMs} ms.`));
    }, wallMs);
  }

  #lose(error: Error): void {
    this.#over = true;
    this.#settle()?.reject(error);
  }

  #settle(): Order | undefined {
    clearTimeout(this.#timer);
    const order = this.#order;
    this.#order = undefined;
    return order;
  }
}

const refusalOf = ({
  refused,
  details,
}: {
  refused: ErrorCode;
  details: ErrorDetails | undefined;
}) => new Refusal(refused, details && { details });
