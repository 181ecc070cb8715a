import type { Random } from '../../random.ts';
import type { Palette } from '../brush/palette.ts';
import { ridge, sky, stars, sunDisc } from '../brush/scenery.ts';
import { at, clipped, rect, repeat } from '../brush/svg.ts';

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  panes: number;
  frame: string;
}

/** What is seen through a window, and the window around it. A room has one of them. */
export function view(
  random: Random,
  light: Palette,
  { x, y, width, height, panes, frame }: Frame,
): string {
  const outside =
    sky(width, height, light) +
    (light.dark ? stars(random, 30, width, height * 0.6) : '') +
    sunDisc(width * (0.2 + random.next() * 0.6), height * 0.3, height * 0.12, light) +
    ridge(random, {
      width,
      bottom: height,
      y: height * 0.6,
      swing: height * 0.12,
      fill: light.far,
    }) +
    ridge(random, {
      width,
      bottom: height,
      y: height * 0.74,
      swing: height * 0.08,
      fill: light.mid,
      waves: 4,
    }) +
    ridge(random, {
      width,
      bottom: height,
      y: height * 0.9,
      swing: height * 0.05,
      fill: light.near,
      waves: 3,
    });
  return (
    rect(x - 14, y - 14, width + 28, height + 28, frame, { round: 6 }) +
    clipped('view', rect(x, y, width, height, '#000'), at(x, y, outside)) +
    repeat(panes - 1, (pane) => rect(x + ((pane + 1) * width) / panes - 5, y, 10, height, frame))
  );
}
