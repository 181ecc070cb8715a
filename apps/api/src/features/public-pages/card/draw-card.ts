import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { pageJpeg, panelJpeg } from '@engawa/platform/pdf/shared-picture';
import type { Typesetter } from '@engawa/platform/pdf/typesetter';
import { colours } from '@engawa/theme/tokens';
import { lettersOf, shortened } from '../markup.ts';

const template = readFileSync(join(import.meta.dirname, 'card.typ'), 'utf8');
const light = Object.fromEntries(Object.entries(colours).map(([name, tone]) => [name, tone.light]));

export interface Card {
  /** Line above the title: the company, or the kind of page. */
  over: string;
  title: string;
  facts: readonly string[];
  language: Language;
  by: string;
}

/** A full-width character is two columns wide. */
const widthOf = (text: string): number =>
  lettersOf(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

const sizes = [
  { upTo: 40, size: 54 },
  { upTo: 72, size: 44 },
] as const;
const smallest = 36;

export async function drawCard(
  typesetter: Typesetter,
  card: Card,
  picture: Buffer | undefined,
): Promise<Buffer> {
  const panel = picture && (await panelJpeg(picture));
  const title = shortened(card.title, widthOf(card.title) > card.title.length ? 48 : 90);
  const [svg = ''] = await typesetter.pages(
    template,
    {
      ...card,
      over: shortened(card.over, 36),
      title,
      size: sizes.find(({ upTo }) => widthOf(title) <= upTo)?.size ?? smallest,
      facts: card.facts.slice(0, 3).map((fact) => shortened(fact, 38)),
      product: product.name,
      colours: light,
      picture: panel !== undefined,
    },
    { files: panel ? { 'picture.jpg': panel } : {}, by: `card ${card.by}` },
  );
  return pageJpeg(svg);
}
