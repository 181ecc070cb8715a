export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Twice the largest displayed width, for high-density screens. */
const widest = 2560;

/** The output size of a crop: its own or smaller, never enlarged. */
export function outputSize({ width, height }: Pick<Area, 'width' | 'height'>) {
  const drawn = Math.max(1, Math.min(Math.round(width), widest));
  return { width: drawn, height: Math.max(1, Math.round((height / width) * drawn)) };
}

export type OutputType = 'image/png' | 'image/jpeg';

/** PNG stays PNG, to keep sharp edges and transparency of drawings. */
export const outputType = (sourceType: string, seeThrough: boolean): OutputType =>
  seeThrough || sourceType === 'image/png' ? 'image/png' : 'image/jpeg';

/** The file's name with the extension of its new type. */
export function outputName(name: string, type: OutputType): string {
  const stem = name.replace(/\.\w{1,8}$/, '');
  return `${stem === '' ? 'picture' : stem}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

/** The largest zoom at which a crop is not narrower than useful. */
export function largestZoom(fullWidth: number, smallestWidth: number): number {
  const most = 3;
  return Math.min(most, Math.max(1, fullWidth / smallestWidth));
}

export const fullWidth = (width: number, height: number, aspect: number): number =>
  Math.min(width, height * aspect);
