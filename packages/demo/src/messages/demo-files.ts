import { statSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../files');

/** By file name in this package: the name given by the sender, and the type. */
const names = {
  'summer-internship.pdf': { name: '夏の開発インターンシップ.pdf', mediaType: 'application/pdf' },
  'portfolio.pdf': { name: 'portfolio.pdf', mediaType: 'application/pdf' },
  'office.jpg': { name: 'オフィス.jpg', mediaType: 'image/jpeg' },
} as const;

export type DemoFileName = keyof typeof names;

export function demoFile(file: DemoFileName) {
  const path = join(folder, file);
  return { ...names[file], path, bytes: statSync(path).size };
}
