import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Advice, lastLines, runQuietly } from '../scripts/command.mjs';

export type NodeProgram = { java: string; classpath: string };

const cache = join(import.meta.dirname, '../node_modules/.cache/search-cluster');
const missing =
  'The search cluster needs Java 17 or newer and Maven: install both, or leave SEARCH_URL unset.';

/** Chosen as Maven does. */
const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';

/** Compiles once per state of the sources; libraries stay in Maven's own repository. */
export async function buildNode(signal?: AbortSignal): Promise<NodeProgram> {
  await requireTools();
  const folder = join(cache, fingerprint());
  const built = await readBuilt(folder);
  if (built) return built;
  await build(folder, signal);
  const fresh = await readBuilt(folder);
  if (fresh) return fresh;
  throw new Advice(`Maven left no whole build in ${folder}: delete it and start again.`);
}

async function requireTools(): Promise<void> {
  const run = promisify(execFile);
  try {
    const [version] = await Promise.all([run(java, ['-version']), run('mvn', ['-version'])]);
    const major = Number(/version "(\d+)/.exec(version.stderr)?.[1]);
    if (major >= 17) return;
  } catch (error) {
    throw new Advice(missing, { cause: error });
  }
  throw new Advice(missing);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = globSync(['pom.xml', 'src/**/*.*'], { cwd: import.meta.dirname }).toSorted();
  for (const file of sources)
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Undefined without a build, or when a library is missing in Maven's repository. */
async function readBuilt(folder: string): Promise<NodeProgram | undefined> {
  const list = join(folder, 'classpath');
  if (!existsSync(list)) return undefined;
  const libraries = (await readFile(list, 'utf8')).trim().split(delimiter);
  if (!libraries.every((library) => existsSync(library))) return undefined;
  return { java, classpath: [join(folder, 'classes'), ...libraries].join(delimiter) };
}

/** Built in a temporary folder and renamed, because two builds may run at once. */
async function build(folder: string, signal?: AbortSignal): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  const pom = join(import.meta.dirname, 'pom.xml');
  const args = ['-B', '-q', '-C', '-f', pom, `-DoutputFolder=${unfinished}`, 'process-classes'];
  const { code, output } = await runQuietly('Bringing OpenSearch by Maven', 'mvn', args, {
    signal,
  });
  const needed = code === 0 && !(await readBuilt(folder));
  if (needed) {
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  }
  await rm(unfinished, { recursive: true, force: true });
  if (code === 0) return;
  signal?.throwIfAborted();
  console.error(lastLines(output, 15));
  throw new Advice(
    'Maven could not bring OpenSearch: see its message above, mend that and start again.',
  );
}
