/** An argument of a command, positional or as a flag. */
export interface Word<T> {
  readonly shown: string;
  /** For the message after invalid input. */
  readonly expects: string;
  readonly isFlag: boolean;
  readonly isOptional: boolean;
  read(text: string): T | undefined;
}

export type Words = Readonly<Record<string, Word<unknown>>>;
export type ValuesOf<W extends Words> = {
  [K in keyof W]: W[K] extends Word<infer T> ? T : never;
};

const word = <T>(
  shown: string,
  expects: string,
  read: (text: string) => T | undefined,
): Word<T> => ({ shown, expects, read, isFlag: false, isOptional: false });

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const id = (of: string): Word<string> =>
  word(`<${of} id>`, 'an id such as 01997a3e-5b1c-7d2e-8f00-0123456789ab', (text) =>
    uuid.test(text) ? text.toLowerCase() : undefined,
  );

export const address = (): Word<string> =>
  word('<address>', 'an e-mail address', (text) =>
    /^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined,
  );

export const addressOrId = (): Word<string> =>
  word(
    '<address or id>',
    'an e-mail address, or the id of an account',
    (text) => address().read(text) ?? id('').read(text),
  );

const mostLetters = 1000;

export const text = (name: string): Word<string> =>
  word(`<${name}>`, `a text of at most ${mostLetters} characters`, (given) => {
    const trimmed = given.trim();
    return trimmed !== '' && trimmed.length <= mostLetters ? trimmed : undefined;
  });

export const oneOf = <T extends string | number>(choices: readonly T[]): Word<T> =>
  word(choices.join('|'), `one of ${choices.join(', ')}`, (given) =>
    choices.find((one) => String(one) === given),
  );

/** Parses to reject impossible days such as 31 April. */
const isDay = (given: string): boolean => {
  const date = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given);
};

export const day = (name: string): Word<string> =>
  word(`<${name}>`, 'a day such as 2027-04-30', (given) =>
    /^\d{4}-\d\d-\d\d$/.test(given) && isDay(given) ? given : undefined,
  );

export const flag = <T>(of: Word<T>): Word<T> => ({ ...of, isFlag: true });

export const optional = <T>(of: Word<T>): Word<T | undefined> => ({ ...of, isOptional: true });
