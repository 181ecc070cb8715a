import type { Pictures } from '@engawa/contract/files/schemas';

interface SourceSets {
  webp: string;
  /** Only where every width has it: a browser would take a small AVIF over a large WebP. */
  avif: string | undefined;
  largest: Pictures[number];
}

/** What `<picture>` needs of a picture in its widths; undefined where there is none. */
export function sourceSets(pictures: Pictures): SourceSets | undefined {
  const largest = pictures.at(-1);
  if (!largest) return undefined;
  const avif = pictures.flatMap(({ width, avifUrl }) => (avifUrl ? [`${avifUrl} ${width}w`] : []));
  return {
    webp: pictures.map(({ width, url }) => `${url} ${width}w`).join(', '),
    avif: avif.length === pictures.length ? avif.join(', ') : undefined,
    largest,
  };
}
