import type { Reading } from './piece.ts';
import type { Section } from './reading/split-posting.ts';

export const nothing: Reading = { pieces: [], left: [] };

export const rawOf = ({ lines }: Section): string =>
  lines
    .map(({ raw }) => raw.trim())
    .join('\n')
    .trim();

/** Blank lines between paragraphs stay, around them go. */
export const textOf = (sections: readonly Section[]): string =>
  sections
    .map(({ lines }) =>
      lines
        .map(({ text }) => text)
        .join('\n')
        .trim(),
    )
    .filter((text) => text !== '')
    .join('\n');
