import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice, root } from '../command.mjs';

const cache = join(root, 'node_modules', '.cache', 'engawa-browser');
const fontsFile = 'our-fonts.conf';
const hasApt = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get');
const isRoot = () => process.getuid?.() === 0;

/** npm's package has no browser for Linux on processors other than x64; Debian has. */
export function browserFromApt() {
  if (!hasApt() || !isRoot()) return [];
  console.log('Installing Chromium with apt…');
  apt(['update']);
  const install = (name) => apt(['install', '--yes', '--no-install-recommends', name]);
  try {
    install('chromium-headless-shell');
    return [{ executablePath: '/usr/bin/chromium-headless-shell', env: {} }];
  } catch (error) {
    // Older distributions lack a package of the headless shell alone.
    if (!(error instanceof Advice)) throw error;
    install('chromium');
    return [{ executablePath: '/usr/bin/chromium', env: {} }];
  }
}

/** Without root: downloads the same packages with a private apt and unpacks them. */
export function browserFromAptWithoutRoot() {
  if (!hasApt()) return [];
  const folder = join(cache, `apt-${process.arch}`);
  if (!existsSync(folder)) fetchInto(folder);
  return [{ executablePath: join(folder, 'usr/lib/chromium/chromium'), env: environment(folder) }];
}

function fetchInto(folder) {
  console.log('Fetching Chromium and its libraries with apt…');
  const draft = `${folder}.new-${process.pid}`;
  const state = join(draft, 'apt');
  const archives = join(state, 'cache', 'archives');
  try {
    for (const path of ['lists/partial', 'cache/archives/partial']) {
      mkdirSync(join(state, path), { recursive: true });
    }
    const settings = privateSettings(state);
    apt([...settings, 'update']);
    // Libraries that the machine has are not downloaded; --reinstall is for Chromium itself.
    const install = [
      'install',
      '--yes',
      '--download-only',
      '--no-install-recommends',
      '--reinstall',
    ];
    apt([...settings, ...install, 'chromium', 'chromium-common']);
    for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb'))) {
      run('dpkg', ['-x', join(archives, name), draft]);
    }
    rmSync(state, { recursive: true });
    const fonts = `<fontconfig><dir>${join(folder, 'usr/share/fonts')}</dir></fontconfig>`;
    writeFileSync(join(draft, fontsFile), fonts);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function privateSettings(state) {
  const settings = {
    'Dir::State': state,
    'Dir::State::lists': join(state, 'lists'),
    'Dir::State::status': '/var/lib/dpkg/status',
    'Dir::State::extended_states': join(state, 'extended_states'),
    'Dir::Cache': join(state, 'cache'),
    'Dir::Log': state,
    'Debug::NoLocking': '1',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

function environment(folder) {
  const libraries = ['usr/lib', 'lib']
    .flatMap((path) => subfolders(join(folder, path)))
    .filter((path) => /-linux-gnu\w*$/.test(path))
    // Some packages have libraries one level deeper, at an absolute path.
    .flatMap((path) => [path, ...subfolders(path)])
    .filter((path) => readdirSync(path).some((name) => name.includes('.so')));
  const paths = [...libraries, process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    ...(paths.length > 0 ? { LD_LIBRARY_PATH: paths.join(':') } : {}),
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, fontsFile) }),
  };
}

function subfolders(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(path, entry.name));
}

function apt(args) {
  run('apt-get', ['--quiet', ...args]);
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const { status, stdout, stderr, error } = spawnSync(command, args, { env, encoding: 'utf8' });
  if (status === 0) return;
  const lines = `${error?.message ?? ''}\n${stderr || stdout || ''}`.trim().split('\n');
  const cause = lines.find((line) => line.startsWith('E:')) ?? lines.at(-1);
  const doing = args.find((arg) => ['update', 'install', '-x'].includes(arg));
  throw new Advice(`${command} ${doing} failed: ${cause}`);
}
