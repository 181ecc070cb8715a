import type { IndustryId } from '@engawa/contract/reference/companies/industries';

/** A picture in the folder `pictures`, with one file per width. */
export type PictureName = string;

export type FileOf = (name: PictureName) => string;

export const logo = (mark: string): PictureName => `logo-${mark}`;
export const cover = (seed: string, industry: IndustryId): PictureName =>
  `cover-${industry}-${seed}`;
/** Pictures within a page; they need fewer pixels than covers. */
export const scene = (seed: string, industry: IndustryId): PictureName =>
  `scene-${industry}-${seed}`;
export const product = (seed: string, industry: IndustryId): PictureName =>
  `product-${industry}-${seed}`;
export const room = (seed: string): PictureName => `room-${seed}`;
export const calm = (seed: string): PictureName => `calm-${seed}`;
export const face = (seed: string): PictureName => `face-${seed}`;
export const gathering = (seed: string, what: EventScene): PictureName =>
  `gathering-${what}-${seed}`;

export type EventScene = 'fair' | 'online' | 'stage' | 'walk';
export const portrait: PictureName = 'portrait';
