import type { Pictures } from '@engawa/contract/files/schemas';
import smallAvif from './pictures/garden-640.avif';
import smallWebp from './pictures/garden-640.webp';
import largeAvif from './pictures/garden-1280.avif';
import largeWebp from './pictures/garden-1280.webp';

export const samplePicture: Pictures = [
  { width: 640, url: smallWebp, avifUrl: smallAvif },
  { width: 1280, url: largeWebp, avifUrl: largeAvif },
];
