import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Advice, lastLines, root, runQuietly } from './command.mjs';

const marker = join(root, 'node_modules', '.engawa-installed');

/** Written last, so that an interrupted install is never taken for a finished one. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 18) {
    throw new Advice(`This needs Node 18 or newer and this is ${process.version}: update Node.`);
  }
  const wanted = fingerprint();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  await install();
  runtime(); // Throws without a usable Node, so that the next start installs again.
  writeFileSync(marker, wanted);
}

/** Node 24 of the npm packages; where install scripts are disabled, the machine's recent Node. */
export function runtime() {
  const brought = join(root, 'node_modules', 'node', 'bin', 'node');
  const found = [brought, machineNode()].find(runsTypeScript);
  if (found) return found;
  throw new Advice(
    'npm did not bring Node 24, probably because its install scripts are off: run "npm config set ignore-scripts false" and start again, or install Node 24.',
  );
}

function versionOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const [major, minor] = (stdout ?? '').replace('v', '').split('.').map(Number);
  return { major, minor };
}

function runsTypeScript(node) {
  const { major, minor } = versionOf(node);
  return major > 22 || (major === 22 && minor >= 18);
}

/** Older versions of npm silently skip binaries that require a newer Node than runs them. */
function installsWhole(node) {
  const { major, minor } = versionOf(node);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** Not the running Node, which may be that of the packages, deleted by a new install. */
function machineNode() {
  const folders = pathOutsideProject().split(delimiter);
  return folders.map((folder) => join(folder, 'node')).find(existsSync) ?? process.execPath;
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const workspaces = manifest.workspaces
    .map((pattern) => pattern.replace(/\/\*$/, ''))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));
  workspaces.sort();
  for (const folder of ['', ...workspaces]) {
    const file = join(root, folder, 'package.json');
    if (existsSync(file)) hash.update(folder).update(readFileSync(file));
  }
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

async function install() {
  // Explicit, because NODE_ENV=production or an npmrc would omit build tools and binaries.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const [command, first] = npm();
  const { code, output } = await runQuietly('Installing packages', command, [...first, ...args], {
    cwd: root,
    env: { ...process.env, PATH: pathOutsideProject() },
  });
  if (code === 0) return;
  console.error(lastLines(output, 15));
  throw new Advice(explain(output));
}

/** `npm start` puts our own node_modules/.bin first, whose content npm ci is about to delete. */
function pathOutsideProject() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(join(root, 'node_modules'))).join(delimiter);
}

/**
 * The machine's npm; run by the Node of our packages where the machine's is too old for them.
 * @returns {[string, string[]]}
 */
function npm() {
  const cli = process.env.npm_execpath;
  const script = cli?.endsWith('.js') ? cli : undefined;
  /** @type {[string, string[]]} */
  const own = script ? [machineNode(), [script]] : ['npm', []];
  if (installsWhole(machineNode())) return own;
  const { node } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies;
  const [command, first] = own;
  const borrowed = ['exec', '--yes', `--package=node@${node}`, '--'];
  return [command, [...first, ...borrowed, ...(script ? ['node', script] : ['npm'])]];
}

function explain(output) {
  if (/ENOSPC/.test(output)) return 'The disk is full: free about 1 GB and start again.';
  if (/EACCES|EPERM/.test(output)) {
    return `npm may not write in ${root}: start as the user who owns that folder, or delete its node_modules first.`;
  }
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|network/.test(output)) {
    return "npm could not reach its registry: check the network (or npm's proxy setting) and start again.";
  }
  if (/in sync/.test(output)) {
    return 'package.json and package-lock.json do not agree: run "npm install" once and start again.';
  }
  return 'npm could not install the packages: see its message above, mend that and start again.';
}
