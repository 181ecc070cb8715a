import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Advice } from '../scripts/command.mjs';
import type { NodeProgram } from './build-node.ts';
import { whyNotStarted } from './why-not-started.ts';

export type NodePlan = {
  program: NodeProgram;
  name: string;
  url: string;
  folder: string;
  heapMb: number;
  optimise: boolean;
  settings: Record<string, string | number | boolean>;
};

/** A start takes minutes on a busy machine; an exited process is detected at once. */
const startMs = 900_000;
const stopMs = 15_000;

/** A node that can be killed and started again on the same data and ports. */
export class NodeProcess {
  readonly #plan: NodePlan;
  #child: ChildProcess | undefined;
  #guard: ChildProcess | undefined;

  constructor(plan: NodePlan) {
    this.#plan = plan;
  }

  get url(): string {
    return this.#plan.url;
  }

  get pid(): number | undefined {
    return this.#running?.pid;
  }

  get answers(): boolean {
    return this.#running !== undefined && this.#guard === undefined;
  }

  get #running(): ChildProcess | undefined {
    const child = this.#child;
    return child && child.exitCode === null && child.signalCode === null ? child : undefined;
  }

  async start(): Promise<void> {
    if (this.#running) throw new Error(`${this.#plan.name} runs already`);
    const { program, folder, heapMb, optimise, settings } = this.#plan;
    await mkdir(folder, { recursive: true });
    const log = await open(this.#log, 'a');
    const heap = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`, '-XX:+ExitOnOutOfMemoryError'];
    const output = ['-XX:+DisplayVMOutputToStderr', '-Dlog4j2.disable.jmx=true'];
    const compilers = optimise ? [] : ['-XX:TieredStopAtLevel=1'];
    const pairs = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const child = spawn(
      program.java,
      [...heap, ...output, ...compilers, '-cp', program.classpath, 'ClusterNode', ...pairs],
      // Detached, so that Ctrl-C in the terminal reaches only us and we stop in order.
      { cwd: folder, detached: true, stdio: ['pipe', 'pipe', log.fd] },
    );
    this.#child = child;
    child.once('exit', () => this.#dropGuard());
    await log.close();
    await this.#started(child);
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL', stopMs);
  }

  suspend(): void {
    const child = this.#needed();
    // A suspended process does not notice the end of its stdin, so a shell watches for it.
    const script = 'read _; kill -KILL "$0"';
    this.#guard = spawn('sh', ['-c', script, String(child.pid)], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.kill('SIGSTOP');
  }

  resume(): void {
    this.#needed().kill('SIGCONT');
    this.#dropGuard();
  }

  async stop(): Promise<void> {
    if (!this.#running) return;
    if (this.#guard) this.resume();
    await this.#end('SIGTERM', stopMs);
    await this.#end('SIGKILL', stopMs);
  }

  onEnd(tell: () => void): void {
    this.#needed().once('exit', tell);
  }

  get #log(): string {
    return join(this.#plan.folder, 'node.log');
  }

  #needed(): ChildProcess {
    if (!this.#running) throw new Error(`${this.#plan.name} does not run`);
    return this.#running;
  }

  async #started(child: ChildProcess): Promise<void> {
    const failed = new AbortController();
    child.once('exit', () => failed.abort());
    child.once('error', () => failed.abort());
    const signal = AbortSignal.any([failed.signal, AbortSignal.timeout(startMs)]);
    try {
      await once(child.stdout as NodeJS.ReadableStream, 'data', { signal });
    } catch (error) {
      const ended = failed.signal.aborted;
      child.kill('SIGKILL');
      const log = await readFile(this.#log, 'utf8').catch(() => '');
      throw new Advice(whyNotStarted(this.#plan.name, { ended, log }), { cause: error });
    }
  }

  async #end(signal: NodeJS.Signals, patienceMs: number): Promise<void> {
    const child = this.#running;
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([exited, patience]);
    clearTimeout(timer);
  }

  #dropGuard(): void {
    this.#guard?.kill('SIGKILL');
    this.#guard = undefined;
  }
}
