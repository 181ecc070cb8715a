import type { Reading } from './piece.ts';
import type { Section } from './reading/split-posting.ts';

export const nothing: Reading = { pieces: [], left: [] };

export const rawOf = ({ lines }: Section): string =>
  lines
    .map(({ raw }) => raw.trim())
    .join('\n')
    .trim();

/** Keeps blank lines between paragraphs and trims them at both ends. */
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
