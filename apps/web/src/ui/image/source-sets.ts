import type { Pictures } from '@engawa/contract/files/schemas';

interface SourceSets {
  webp: string;
  /** Only if every width has AVIF, because browsers would prefer a small AVIF to a large WebP. */
  avif: string | undefined;
  largest: Pictures[number];
}

/** Sources for `<picture>`; undefined without a picture. */
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
