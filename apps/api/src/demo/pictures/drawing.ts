import type { IndustryId } from '@engawa/contract/reference/companies/industries';
import { articleSvg } from '../art/article.ts';
import { coverSvg } from '../art/cover.ts';
import { type EventScene, eventSvg } from '../art/event.ts';
import type { LogoMark } from '../art/logo/marks.ts';
import { logoSvg } from '../art/logo.ts';
import { officeSvg } from '../art/office.ts';
import { productSvg } from '../art/product.ts';
import { senpaiSvg } from '../art/senpai.ts';

/** A picture that is still to be drawn; within a company the same name is the same picture. */
export interface Drawing {
  name: string;
  draw(): string;
}

/** The file that a drawing became. */
export type FileOf = (drawing: Drawing) => string;

// Which seed shows what was found by looking.
export const logo = (seed: string, mark: LogoMark): Drawing => ({
  name: `logo-${mark}`,
  draw: () => logoSvg(seed, mark),
});

export const cover = (seed: string, industry: IndustryId): Drawing => ({
  name: `cover-${industry}-${seed}`,
  draw: () => coverSvg(seed, industry),
});

/** The same, where it is not at the head of a page: fewer pixels do. */
export const scene = (seed: string, industry: IndustryId): Drawing => ({
  name: `scene-${industry}-${seed}`,
  draw: () => coverSvg(seed, industry, 960),
});

/** The industry says which things there are to choose from; it need not be the company's own. */
export const product = (seed: string, industry: IndustryId): Drawing => ({
  name: `product-${industry}-${seed}`,
  draw: () => productSvg(seed, industry),
});

export const room = (seed: string): Drawing => ({
  name: `room-${seed}`,
  draw: () => officeSvg(seed),
});

export const calm = (seed: string): Drawing => ({
  name: `calm-${seed}`,
  draw: () => articleSvg(seed),
});

export const face = (seed: string): Drawing => ({
  name: `face-${seed}`,
  draw: () => senpaiSvg(seed),
});

export const gathering = (seed: string, scene: EventScene): Drawing => ({
  name: `gathering-${scene}-${seed}`,
  draw: () => eventSvg(seed, scene),
});
