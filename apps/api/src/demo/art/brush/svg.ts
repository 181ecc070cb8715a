import type { Random } from '../../random.ts';

interface Look {
  round?: number;
  opacity?: number;
}

/** Of the colour, not of the shape: that would be drawn apart first, which takes ten times as long. */
const seen = (opacity: number | undefined): string =>
  opacity === undefined ? '' : ` fill-opacity="${opacity}"`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { round, opacity }: Look = {},
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round === undefined ? '' : ` rx="${round}"`}${seen(opacity)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, opacity?: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${seen(opacity)}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity?: number,
): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${seen(opacity)}/>`;

/** `d` as in SVG; it is short where the shape is drawn around its own zero point. */
export const path = (d: string, fill: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"${seen(opacity)}/>`;

export const stroke = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Moved, and made larger or smaller, around its own zero point. */
export const at = (x: number, y: number, content: string, scale = 1, mirrored = false): string =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${content}</g>`;

export const turned = (degrees: number, x: number, y: number, content: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A name for something defined inside the drawing; one drawing has few of them. */
export const clipped = (id: string, shape: string, content: string): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;

/** A colour that changes from top to bottom. */
export const downward = (id: string, ...colors: string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${colors.map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`).join('')}</linearGradient>`;

/** Half of the drawings look the other way; all of them are 1280 wide. */
export const perhapsMirrored = (random: Random, content: string): string =>
  random.next() < 0.5 ? at(1280, 0, content, 1, true) : content;

/** `pixels` is how wide it is made, where that differs from how it is drawn. */
export const drawing = (width: number, height: number, content: string, pixels = width): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${(pixels / width) * height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
