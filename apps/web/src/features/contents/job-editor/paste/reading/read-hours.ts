import { type FieldSet, type Piece, type Reading, setField } from '../piece.ts';
import { rawOf, textOf } from '../section-text.ts';
import { factFrom } from './read-answers.ts';
import * as facts from './read-facts.ts';
import type { Section } from './split-posting.ts';

/** Working hours as text; breaks and overtime as numbers, from their own headings or the hours. */
export function readHours(
  hours: readonly Section[],
  breaks: readonly Section[],
  overtime: readonly Section[],
): Reading {
  const text = textOf(hours);
  const pieces: Piece[] = text === '' ? [] : [{ kind: 'text', name: 'jp.workingHours', text }];
  const left: string[] = [];
  const add = (
    own: readonly Section[],
    read: (said: string, hasHeading: boolean) => facts.Fact<number> | undefined,
    set: (value: number) => FieldSet,
  ) => {
    const fact = read(textOf(own), true);
    const reading = factFrom(own, fact && { words: fact.words, set: set(fact.value) });
    pieces.push(...reading.pieces);
    left.push(...reading.left);
    const inHours = own.length === 0 ? read(text, false) : undefined;
    if (inHours) {
      pieces.push({ kind: 'read', sets: [set(inHours.value)], quote: hours.map(rawOf).join('\n') });
    }
  };
  add(breaks, facts.breakIn, (minutes) =>
    setField('common.breakMinutes', minutes, { ja: `${minutes}分`, en: `${minutes} minutes` }),
  );
  add(overtime, facts.overtimeIn, (count) =>
    setField('common.overtimeHours', count, {
      ja: count === 0 ? 'なし' : `月${count}時間`,
      en: count === 0 ? 'None' : `${count} hours a month`,
    }),
  );
  return { pieces, left };
}
