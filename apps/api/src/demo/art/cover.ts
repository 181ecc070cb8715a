import type { IndustryId } from '@engawa/contract/reference/companies/industries';
import type { Random } from '../random.ts';
import { randomFor } from './brush/seed.ts';
import { drawing, perhapsMirrored } from './brush/svg.ts';
import { books } from './cover/books.ts';
import { garden } from './cover/garden.ts';
import { harbour } from './cover/harbour.ts';
import { inn } from './cover/inn.ts';
import { screen } from './cover/screen.ts';
import { shop } from './cover/shop.ts';
import { towers } from './cover/towers.ts';
import { workshop } from './cover/workshop.ts';

const scenes: Record<IndustryId, (random: Random) => string> = {
  1: workshop,
  2: inn,
  3: harbour,
  4: books,
  5: shop,
  6: screen,
  7: towers,
  8: garden,
};

/** The wide picture at the head of a company's page, 16 by 9; elsewhere it is shown smaller. */
export function coverSvg(seed: string, industry: IndustryId, shownWidth = 1280): string {
  const random = randomFor(`cover ${seed}`);
  return drawing(1280, 720, perhapsMirrored(random, scenes[industry](random)), shownWidth);
}
