import type { Pictures } from '@engawa/contract/files/schemas';
import { type Language, type Localized, say } from '@engawa/contract/language';
import { firstLetter } from '@engawa/contract/names/first-letter';
import { type Html, html } from '@engawa/platform/text/html';
import type { Written } from './reading.ts';

export interface Image {
  id: string;
  pictures: Pictures;
}

export const picturesOf = (images: readonly Image[], id: string | null | undefined): Pictures =>
  images.find((image) => image.id === id)?.pictures ?? [];

interface PictureLook {
  aspect: number;
  sizes: string;
  className?: string;
  /** Visible without scrolling; other pictures are loaded lazily. */
  eager?: boolean;
}

export function pictureMarkup(pictures: Pictures, look: PictureLook): Html | undefined {
  const largest = pictures.at(-1);
  if (!largest) return undefined;
  const { aspect, sizes, className = '', eager = false } = look;
  const avif = pictures.flatMap(({ width, avifUrl }) => (avifUrl ? [`${avifUrl} ${width}w`] : []));
  const webp = pictures.map(({ width, url }) => `${url} ${width}w`).join(', ');
  // AVIF only if every width has it: browsers would choose a small AVIF over a large WebP.
  const better =
    avif.length === pictures.length &&
    html`<source type="image/avif" srcset="${avif.join(', ')}" sizes="${sizes}">`;
  return html`<picture>${better}<img src="${largest.url}" srcset="${webp}" sizes="${sizes}" width="${largest.width}" height="${Math.round(largest.width / aspect)}" alt="" class="${className}" ${eager ? html`fetchpriority="high"` : html`loading="lazy"`} decoding="async"></picture>`;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Splits by grapheme, so that no character is cut in the middle. */
export const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

export function markOf(name: string, pictures: Pictures, large = false): Html {
  const size = large ? 'large' : '';
  const [smallest] = pictures;
  if (!smallest) {
    return html`<span aria-hidden="true" class="mark letter ${size}">${firstLetter(name)}</span>`;
  }
  const side = large ? 72 : 40;
  return html`<img src="${smallest.url}" width="${side}" height="${side}" alt="" class="mark ${size}">`;
}

/** `lang` attribute for a text in another language than the page. */
export const langOf = ({ fellBack, language }: Pick<Written<unknown>, 'fellBack' | 'language'>) =>
  fellBack && html` lang="${language}"`;

export function tagList(tags: readonly string[], kind = ''): Html | undefined {
  if (tags.length === 0 && kind === '') return undefined;
  return html`<ul class="tags">${kind !== '' && html`<li class="kind">${kind}</li>`}${tags.map((tag) => html`<li>${tag}</li>`)}</ul>`;
}

export interface Fact {
  name: string;
  value: string | null | undefined | false;
  /** The value is the company's own text, which may be in another language than the page. */
  own?: boolean;
}

/** Leaves out facts without a value; undefined without any. */
export function factList(
  facts: readonly Fact[],
  written: Pick<Written<unknown>, 'fellBack' | 'language'>,
): Html | undefined {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return undefined;
  return html`<dl class="facts">${known.map(
    ({ name, value, own }) =>
      html`<div><dt>${name}</dt><dd${own && langOf(written)}>${value}</dd></div>`,
  )}</dl>`;
}

interface Table {
  has(id: unknown): boolean;
  byId(id: never): { name: Localized };
}

/** Empty for a missing or unknown id. */
export const nameIn = (table: Table, id: unknown, language: Language): string =>
  table.has(id) ? say(table.byId(id as never).name, language) : '';

/** On one line, cut with an ellipsis. */
export function shortened(text: string, most: number): string {
  const letters = lettersOf(text.replaceAll(/\s+/g, ' ').trim());
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}
