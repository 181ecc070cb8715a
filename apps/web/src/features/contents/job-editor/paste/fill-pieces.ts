import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import type { JobValues } from '../job-values.ts';
import { addMessage } from '../messages.ts';
import type { Piece } from './piece.ts';

type Form = UseFormReturn<JobValues>;
type Name = FieldPath<JobValues>;

const isBlank = (value: unknown): boolean =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0);

/** Whether a field that the piece would fill already has a value. */
export function replaces(form: Form, piece: Piece): boolean {
  if (piece.kind === 'message') return false;
  const names = piece.kind === 'text' ? [piece.name] : piece.sets.map(({ name }) => name);
  return names.some((name) => !isBlank(form.getValues(name)));
}

/** Writes confirmed pieces into the form; returns the function that undoes it. */
export function fillPieces(form: Form, pieces: readonly Piece[]): () => void {
  const before = structuredClone(form.getValues());
  const write = (name: Name, value: unknown) =>
    form.setValue(name, value as FieldPathValue<JobValues, Name>, { shouldDirty: true });
  for (const piece of pieces) {
    if (piece.kind === 'text') write(piece.name, piece.text);
    else if (piece.kind === 'read') for (const { name, value } of piece.sets) write(name, value);
    else addMessage(form, { jp: { title: piece.title, message: piece.text } });
  }
  return () => form.reset(before);
}
