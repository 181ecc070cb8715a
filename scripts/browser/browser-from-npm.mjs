import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Advice, root } from '../command.mjs';

const shipped = join(root, 'node_modules', '@sparticuz', 'chromium');
const cache = join(root, 'node_modules', '.cache', 'engawa-browser');

/** One build, for Linux on x64, with the libraries and the font that bare machines lack. */
export function browserFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(shipped)) return [];
  const { version } = JSON.parse(readFileSync(join(shipped, 'package.json'), 'utf8'));
  const folder = join(cache, `npm-${version}`);
  if (!existsSync(folder)) unpack(folder);

  const executablePath = join(folder, 'chromium');
  const env = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_FILE: join(folder, 'our-fonts.conf') };
  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  // Prefer the machine's own libraries.
  return [
    { executablePath, env },
    { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries } },
  ];
}

function unpack(folder) {
  console.log('Unpacking the browser…');
  const draft = `${folder}.new-${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
    writeFileSync(join(draft, 'chromium'), inflate('chromium.br'), { mode: 0o755 });
    for (const name of ['al2023', 'swiftshader', 'fonts']) {
      extractTar(inflate(`${name}.tar.br`), draft);
    }
    const fonts = `<fontconfig><dir>${join(folder, 'fonts')}</dir></fontconfig>`;
    writeFileSync(join(draft, 'our-fonts.conf'), fonts);
    renameSync(draft, folder);
  } catch (error) {
    throw new Advice(`the browser from npm could not be unpacked into ${folder}: ${error.message}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function inflate(name) {
  return brotliDecompressSync(readFileSync(join(shipped, 'bin', name)));
}

/** Supports plain files and folders with short names, which is all that these archives contain. */
function extractTar(archive, target) {
  const block = 512;
  const text = (start, length) => archive.toString('latin1', start, start + length).split('\0')[0];
  for (let offset = 0; text(offset, 100); ) {
    const size = Number.parseInt(text(offset + 124, 12), 8);
    const path = join(target, text(offset, 100));
    const content = archive.subarray(offset + block, offset + block + size);
    if (text(offset + 156, 1) === '0') {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content, { mode: Number.parseInt(text(offset + 100, 8), 8) });
    }
    offset += block + Math.ceil(size / block) * block;
  }
}
