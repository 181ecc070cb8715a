import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs after each install: the fonts' unused weights take 165 MB. */
const fonts = fileURLToPath(new URL('../node_modules/@expo-google-fonts', import.meta.url));
const used = ['400Regular', '700Bold'];

for (const family of existsSync(fonts) ? readdirSync(fonts) : []) {
  const weights = readdirSync(join(fonts, family)).filter((name) => /^\d{3}[A-Z]/.test(name));
  for (const weight of weights.filter((name) => !used.includes(name))) {
    rmSync(join(fonts, family, weight), { recursive: true });
  }
}
