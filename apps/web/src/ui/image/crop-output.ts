export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Twice the widest that is shown, for screens with small pixels. */
const widest = 2560;

/** The size to draw a part of a picture at: its own, or smaller; never enlarged. */
export function outputSize({ width, height }: Pick<Area, 'width' | 'height'>) {
  const drawn = Math.max(1, Math.min(Math.round(width), widest));
  return { width: drawn, height: Math.max(1, Math.round((height / width) * drawn)) };
}

export type OutputType = 'image/png' | 'image/jpeg';

/** PNG stays PNG: drawings keep their edges and see-through parts. */
export const outputType = (sourceType: string, seeThrough: boolean): OutputType =>
  seeThrough || sourceType === 'image/png' ? 'image/png' : 'image/jpeg';

/** The file's name with the ending of what it holds now. */
export function outputName(name: string, type: OutputType): string {
  const stem = name.replace(/\.\w{1,8}$/, '');
  return `${stem === '' ? 'picture' : stem}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

/** How far one may zoom in before a part is narrower than is useful. */
export function largestZoom(fullWidth: number, smallestWidth: number): number {
  const most = 3;
  return Math.min(most, Math.max(1, fullWidth / smallestWidth));
}

/** The width of the largest part of this shape. */
export const fullWidth = (width: number, height: number, aspect: number): number =>
  Math.min(width, height * aspect);
