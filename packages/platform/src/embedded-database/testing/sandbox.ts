import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPrepared } from '../../../testing/prepared-data.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../start-embedded-database.ts';

const settings = { shared_buffers: '16MB' };

/** A temporary data folder, with the databases started on it and their logs. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'engawa-test-'));
  readonly parent = join(this.folder, 'data');
  readonly dataDir = join(this.parent, 'postgres');
  readonly passwordFile = join(this.parent, 'database.password');
  readonly lines: string[] = [];
  readonly log = {
    debug: () => {},
    info: (text: string) => void this.lines.push(text),
    warn: (text: string) => void this.lines.push(text),
  };
  #databases: EmbeddedDatabase[] = [];
  #children: ChildProcess[] = [];

  constructor() {
    chmodSync(this.folder, 0o755);
  }

  /** Copies a prepared database, for tests that are not about creating one. */
  prepare(): Promise<void> {
    return copyPrepared('cluster', this.parent);
  }

  async start(): Promise<EmbeddedDatabase> {
    const database = await startEmbeddedDatabase({
      dataDir: this.dataDir,
      log: this.log,
      settings,
    });
    this.#databases.push(database);
    return database;
  }

  /** Starts an owner in a child process, which can be killed. */
  async startInChild(): Promise<{ child: ChildProcess; url: string; pid: number }> {
    const entry = join(import.meta.dirname, '..', 'start-embedded-database.ts');
    const options = JSON.stringify({ dataDir: this.dataDir, settings });
    const program = `
      const { startEmbeddedDatabase } = await import(${JSON.stringify(entry)});
      const log = { debug() {}, info() {}, warn() {} };
      const answer = await startEmbeddedDatabase({ ...${options}, log }).catch((error) => error);
      process.send({ url: answer.url, pid: answer.pid, error: answer.name });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#children.push(child);
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The child ended with ${code} and said nothing.`);
    });
    const [{ url, pid, error }] = await Promise.race([once(child, 'message'), ended]);
    if (error) throw new Error(error);
    return { child, url, pid };
  }

  async clean(): Promise<void> {
    for (const child of this.#children) child.kill('SIGKILL');
    await Promise.all(this.#databases.map((database) => database.stop()));
    // A killed child leaves its server running; the next owner stops it.
    if (this.#children.length > 0) await (await this.start()).stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
