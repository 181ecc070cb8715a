import type { Random } from '../../random.ts';

/** The light of one drawing: everything in it takes its colours from here. */
export interface Palette {
  /** Lamps are lit and stars are out. */
  dark: boolean;
  skyTop: string;
  skyMiddle: string;
  skyBottom: string;
  sun: string;
  mist: string;
  /** Hills and leaves, from far to near. */
  far: string;
  mid: string;
  near: string;
  /** Houses of a town, from far to near. */
  stone: readonly [string, string, string];
  ground: string;
  groundShade: string;
  wall: string;
  wallShade: string;
  roof: string;
  roofShade: string;
  /** Windows: what shines from inside. */
  glow: string;
  accent: string;
  second: string;
}

/** What does not change with the light. */
export const ink = '#22252a';
export const paper = '#fffdf9';
export const washi = '#faf8f4';
export const wood = '#c8a178';
export const woodShade = '#ab8157';
export const woodDark = '#74512b';
export const indigo = '#274a78';
export const kaki = '#d9622b';
export const moss = '#4f6e3f';
export const leafGreens = ['#6e9160', '#5c8055', '#7fa06f'] as const;

const dawn: Palette = {
  dark: false,
  skyTop: '#f7dfcd',
  skyMiddle: '#fae9da',
  skyBottom: '#fdf4e9',
  sun: '#dc6c3a',
  mist: '#fffaf3',
  far: '#b9ccb1',
  mid: '#8fab83',
  near: '#6e9160',
  stone: ['#ecd8c8', '#d2bdb1', '#a79aa0'],
  ground: '#c9a177',
  groundShade: '#b3895e',
  wall: '#fbf4ea',
  wallShade: '#ecdfcd',
  roof: '#274a78',
  roofShade: '#1d3a60',
  glow: '#f9d9a6',
  accent: '#d9622b',
  second: '#274a78',
};

const clearDay: Palette = {
  dark: false,
  skyTop: '#cfe0ec',
  skyMiddle: '#e3ebec',
  skyBottom: '#f5f4ec',
  sun: '#f0b45c',
  mist: '#ffffff',
  far: '#b4cad3',
  mid: '#8db0a0',
  near: '#5f8a6c',
  stone: ['#d3e0e7', '#b0c5d0', '#8aa6b8'],
  ground: '#dcc09a',
  groundShade: '#c7a67c',
  wall: '#fdfaf3',
  wallShade: '#e8e2d5',
  roof: '#3c5f86',
  roofShade: '#2c4a6d',
  glow: '#f7dfa8',
  accent: '#d9622b',
  second: '#5f8a6c',
};

const autumn: Palette = {
  dark: false,
  skyTop: '#f5e1c0',
  skyMiddle: '#f9ebd2',
  skyBottom: '#fcf3e2',
  sun: '#d4572a',
  mist: '#fffaf0',
  far: '#dcc79c',
  mid: '#cf9a5e',
  near: '#a3683c',
  stone: ['#ecd9ba', '#d3b48d', '#a98a6b'],
  ground: '#c19a6c',
  groundShade: '#a87f52',
  wall: '#fcf3e4',
  wallShade: '#ecdbc0',
  roof: '#4a3a35',
  roofShade: '#372a27',
  glow: '#f8cf8e',
  accent: '#b8482a',
  second: '#5d6b45',
};

const dusk: Palette = {
  dark: true,
  skyTop: '#4a6494',
  skyMiddle: '#b58f9f',
  skyBottom: '#f6cfa4',
  sun: '#f7e0b0',
  mist: '#f8dcc0',
  far: '#8a8fa6',
  mid: '#5f7195',
  near: '#3b5278',
  stone: ['#8f8aa3', '#64719a', '#42567f'],
  ground: '#8d7a69',
  groundShade: '#75634f',
  wall: '#efe0cf',
  wallShade: '#d6c3b0',
  roof: '#22365a',
  roofShade: '#1a2a48',
  glow: '#fbd08a',
  accent: '#e07a48',
  second: '#a5c791',
};

const winter: Palette = {
  dark: false,
  skyTop: '#d8e2ec',
  skyMiddle: '#e8ecef',
  skyBottom: '#f7f4ee',
  sun: '#e08a5a',
  mist: '#ffffff',
  far: '#ccd7e0',
  mid: '#a6b9c8',
  near: '#748fa6',
  stone: ['#d9e1e7', '#b9c7d2', '#8ea4b6'],
  ground: '#e9e3d8',
  groundShade: '#d3cabb',
  wall: '#fbf8f2',
  wallShade: '#e4ddd1',
  roof: '#455a72',
  roofShade: '#34475d',
  glow: '#f8d49a',
  accent: '#c9552a',
  second: '#274a78',
};

const spring: Palette = {
  dark: false,
  skyTop: '#f6dcd8',
  skyMiddle: '#fae9e3',
  skyBottom: '#fdf6ee',
  sun: '#e9825a',
  mist: '#fffaf7',
  far: '#d3d9c0',
  mid: '#a6c096',
  near: '#789c6b',
  stone: ['#ecdcd6', '#d0c3c4', '#a29cab'],
  ground: '#d3b28a',
  groundShade: '#bc976c',
  wall: '#fdf6ef',
  wallShade: '#eedfd3',
  roof: '#5b5470',
  roofShade: '#453f58',
  glow: '#fadcae',
  accent: '#d2657a',
  second: '#4f6e3f',
};

const night: Palette = {
  dark: true,
  skyTop: '#16263f',
  skyMiddle: '#2a4167',
  skyBottom: '#46648f',
  sun: '#f6e9cb',
  mist: '#5f7ba5',
  far: '#36527c',
  mid: '#27406a',
  near: '#1d3153',
  stone: ['#3b5680', '#2c4670', '#20365a'],
  ground: '#6d5a48',
  groundShade: '#574636',
  wall: '#d9cfc4',
  wallShade: '#b9aea4',
  roof: '#14233d',
  roofShade: '#0f1b30',
  glow: '#ffcf7d',
  accent: '#e88a54',
  second: '#8fb37d',
};

const byLight = { dawn, clearDay, autumn, dusk, winter, spring, night } as const;
export type Light = keyof typeof byLight;

const lights = Object.keys(byLight) as Light[];

/** A light by chance, of those that suit the picture. */
export const paletteFor = (random: Random, suiting: readonly Light[] = lights): Palette =>
  byLight[random.pick(suiting)];

export const dayLights: readonly Light[] = ['dawn', 'clearDay', 'autumn', 'winter', 'spring'];
