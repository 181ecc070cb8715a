import { Turns, type TurnsOptions, type TurnTaker } from './turns.ts';
import type { WorkLimits } from './work-limits.ts';
import { WorkProcess, type WorkProgram } from './work-process.ts';

export interface WorkPoolOptions extends TurnsOptions {
  limits: WorkLimits;
  /** An idle process ends after this time; the next piece of work starts another. */
  restMs: number;
}

/** Child processes that run native code on untrusted data, with fair scheduling. */
export class WorkPool {
  readonly #program: WorkProgram;
  readonly #options: WorkPoolOptions;
  readonly #turns: Turns;
  readonly #all = new Set<WorkProcess>();
  readonly #idle = new Map<WorkProcess, NodeJS.Timeout>();

  constructor(program: WorkProgram, options: WorkPoolOptions) {
    this.#program = program;
    this.#options = options;
    this.#turns = new Turns(options);
  }

  get pid(): number | undefined {
    return [...this.#all].find((one) => !one.isOver)?.pid;
  }

  run(job: object, by: string | TurnTaker, expectedMs?: number): Promise<unknown> {
    return this.#turns.run(by, () => this.#work(job), expectedMs);
  }

  /** Ends the processes; waiting work is refused as unavailable. */
  async close(): Promise<void> {
    this.#turns.close();
    await Promise.all([...this.#all].map((one) => this.#release(one)));
  }

  async #work(job: object): Promise<unknown> {
    const process = this.#take();
    try {
      return await process.run(job);
    } finally {
      if (process.isOver) this.#all.delete(process);
      else this.#rest(process);
    }
  }

  #take(): WorkProcess {
    for (const [process, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(process);
      if (!process.isOver) return process;
      this.#all.delete(process);
    }
    const process = new WorkProcess(this.#program, this.#options.limits);
    this.#all.add(process);
    return process;
  }

  /** Ends an idle process after a while, to free its fonts and caches. */
  #rest(process: WorkProcess): void {
    process.rest();
    const timer = setTimeout(() => void this.#release(process), this.#options.restMs).unref();
    this.#idle.set(process, timer);
  }

  async #release(process: WorkProcess): Promise<void> {
    clearTimeout(this.#idle.get(process));
    this.#idle.delete(process);
    this.#all.delete(process);
    await process.end();
  }
}
