import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const font = '@expo-google-fonts/noto-sans-jp';
const weights = ['400Regular/NotoSansJP_400Regular.ttf', '700Bold/NotoSansJP_700Bold.ttf'];

/** Gives a browser the font that every phone of our readers has, whatever this machine has. */
export async function japaneseFont(
  folder: string,
  { FONTCONFIG_FILE: own = '/etc/fonts/fonts.conf' }: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  await mkdir(join(folder, 'cache'), { recursive: true });
  const folders = weights.map(
    (file) => `<dir>${dirname(require.resolve(`${font}/${file}`))}</dir>`,
  );
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<fontconfig><include ignore_missing="yes">${own}</include>${folders.join('')}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}
