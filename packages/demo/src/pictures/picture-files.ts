import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureName } from './picture-names.ts';

const folder = join(import.meta.dirname, '../../pictures');
const form = /^(?<name>[\w-]+)\.(?<width>\d+)\.webp$/;

export interface PictureFile {
  path: string;
  width: number;
  bytes: number;
}

/** Every picture of the demo, narrowest file first. */
export function pictureFiles(): Map<PictureName, PictureFile[]> {
  const files = new Map<PictureName, PictureFile[]>();
  for (const file of readdirSync(folder)) {
    const { name = '', width = '' } = form.exec(file)?.groups ?? {};
    const path = join(folder, file);
    const all = files.get(name) ?? [];
    all.push({ path, width: Number(width), bytes: statSync(path).size });
    files.set(
      name,
      all.toSorted((one, other) => one.width - other.width),
    );
  }
  return files;
}
