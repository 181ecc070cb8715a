type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Copies fields without a language from the Japanese part to the English part. */
export function copySharedFields(places: readonly string[], jp: object, en: object): object {
  return places.reduce<unknown>((said, place) => carry(place.split('.'), jp, said), en) as object;
}

function carry([step, ...rest]: string[], from: unknown, to: unknown): unknown {
  if (step === undefined) return from;
  if (step !== '*') {
    const [giving, taking] = [fieldsOf(from), fieldsOf(to)];
    return { ...taking, [step]: carry(rest, giving[step], taking[step]) };
  }
  const given: readonly unknown[] = Array.isArray(from) ? from : [];
  // A list item that exists only in English has no Japanese value to copy.
  return Array.isArray(to)
    ? to.map((item: unknown, at) => (at in given ? carry(rest, given[at], item) : item))
    : to;
}
