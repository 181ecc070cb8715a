import type { Language } from '../../language.ts';
import { type University, universities } from './universities.ts';

const byName = new Map<string, University>(
  universities.flatMap((one) => [
    [one.name.ja, one],
    [one.name.en.toLowerCase(), one],
  ]),
);

/** The name in the reader's language for a university of the list; otherwise as it was written. */
export function universityName(
  { name, place }: { name: string; place: string },
  language: Language,
): string {
  const known =
    place === 'japan' ? (byName.get(name) ?? byName.get(name.toLowerCase())) : undefined;
  return known?.name[language] ?? name;
}
