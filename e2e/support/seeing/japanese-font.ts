import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const require = createRequire(new URL('../../../apps/api/package.json', import.meta.url));
const font = '@expo-google-fonts/noto-sans-jp';
const weights = ['400Regular/NotoSansJP_400Regular.ttf', '700Bold/NotoSansJP_700Bold.ttf'];
const folder = resolve(import.meta.dirname, '../../../node_modules/.cache/japanese-font');

/**
 * Gives the browser a Japanese font, as every phone in Japan has. Without one, boxes are drawn
 * until the product's font loads, and elements move while they are pressed.
 */
export function japaneseFont({
  FONTCONFIG_FILE: own = '/etc/fonts/fonts.conf',
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const cache = join(folder, 'cache');
  mkdirSync(cache, { recursive: true });
  const folders = weights.map(
    (file) => `<dir>${dirname(require.resolve(`${font}/${file}`))}</dir>`,
  );
  const file = join(folder, 'fonts.conf');
  // Written under another name and renamed, because a browser may be reading the file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(
    draft,
    `<fontconfig><include ignore_missing="yes">${own}</include>${folders.join('')}<cachedir>${cache}</cachedir></fontconfig>`,
  );
  renameSync(draft, file);
  return { FONTCONFIG_FILE: file };
}
