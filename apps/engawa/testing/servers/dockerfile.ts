import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const repository = join(import.meta.dirname, '../../../..');
const text = readFileSync(join(repository, 'deploy/Dockerfile'), 'utf8').replaceAll('\\\n', ' ');

/** The instructions of each stage, beginning with its FROM. */
const stages = text
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .reduce<string[][]>((all, line) => {
    if (line.startsWith('FROM ')) all.push([line]);
    else all.at(-1)?.push(line);
    return all;
  }, []);

const last = stages.at(-1) ?? [];
const linesOf = (stage: readonly string[], word: string): string[] =>
  stage.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
const list = (json = ''): string[] => JSON.parse(json.slice(json.indexOf('['))) as string[];

export const stageNames = stages.map(([from = '']) => / AS (\w+)$/.exec(from)?.[1]);
export const nodeVersion = /^ARG NODE=(\S+)$/m.exec(text)?.[1];
export const command = list(linesOf(last, 'CMD')[0]);
export const healthCheck = list(linesOf(last, 'HEALTHCHECK')[0]?.split('CMD')[1]);
export const user = linesOf(last, 'USER')[0];
export const environment: Record<string, string> = Object.fromEntries(
  linesOf(last, 'ENV').flatMap((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((one) => one.split('=')),
  ),
);

/** Paths copied from the repository, for example `apps/api/src`; the image has the same layout. */
const copied = (stage: readonly string[]): string[] =>
  linesOf(stage, 'COPY').flatMap((line) =>
    line.startsWith('--') ? [] : line.trim().split(/\s+/).slice(0, -1),
  );
const packages = stages[stageNames.indexOf('packages')] ?? [];
export const manifests = copied(packages);

interface Locked {
  packages: Record<string, { dev?: true }>;
}

/** Lays out the image's files, without packages that only tools need. */
export function layOut(to: string): void {
  for (const path of [...manifests, ...copied(last)]) {
    cpSync(join(repository, path), join(to, path), { recursive: true });
  }
  const locked = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as Locked;
  const isThere = (path: string) => !locked.packages[path]?.dev && path !== 'node_modules/node';
  for (const path of Object.keys(locked.packages).filter(isThere)) {
    const isOurs = path.startsWith('node_modules/@engawa/');
    const [at = '', name] = path.split(/(?<=^(?:.*\/)?node_modules)\//);
    // Nested packages come with the package that contains them.
    if (!name || at.split('node_modules').length > 2 || isOurs) continue;
    link(join(repository, path), join(to, path));
  }
  for (const name of readdirSync(join(repository, 'node_modules/@engawa'))) {
    const home = ['packages', 'apps'].find((one) => existsSync(join(repository, one, name))) ?? '';
    link(join(to, home, name), join(to, 'node_modules/@engawa', name));
  }
}

function link(target: string, path: string): void {
  if (!existsSync(target) || existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
