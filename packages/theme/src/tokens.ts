/** The colours of tokens.css as data, because mail programs do not support custom properties. */
export const colours = {
  washi: { light: '#faf8f4', dark: '#17181b' },
  paper: { light: '#ffffff', dark: '#202226' },
  sumi: { light: '#22252a', dark: '#ece8e1' },
  'sumi-2': { light: '#565b63', dark: '#b0b2b7' },
  line: { light: '#e6e0d6', dark: '#303339' },
  'line-2': { light: '#d6cfc2', dark: '#454950' },
  'line-3': { light: '#8c8579', dark: '#7f848d' },
  ai: { light: '#274a78', dark: '#9dbce6' },
  'ai-2': { light: '#1d3a60', dark: '#bed3f0' },
  'ai-soft': { light: '#e9eff7', dark: '#24303f' },
  'on-ai': { light: '#ffffff', dark: '#13202f' },
  kaki: { light: '#d9622b', dark: '#e07a48' },
  'kaki-ink': { light: '#a8430f', dark: '#f2a780' },
  'kaki-soft': { light: '#fceee6', dark: '#3b291f' },
  'on-kaki': { light: '#ffffff', dark: '#2c1508' },
  moss: { light: '#4f6e3f', dark: '#a5c791' },
  'moss-soft': { light: '#ebf2e5', dark: '#263224' },
  wood: { light: '#c8a178', dark: '#a98660' },
  'wood-soft': { light: '#f3e8da', dark: '#352c22' },
  'wood-ink': { light: '#74512b', dark: '#dfc09a' },
} as const satisfies Record<string, { light: string; dark: string }>;

export type Colour = keyof typeof colours;

export const radius = '10px';
export const radiusSmall = '6px';

export const font =
  '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Noto Sans JP", ' +
  '"Noto Sans CJK JP", "Noto Sans JP Variable", "Until Noto", "Until Noto Wide", system-ui, ' +
  'sans-serif';
