const made = new Map<string, unknown>();

/** Caches the browser's formatters, which are slow to create. */
const once =
  <Args extends unknown[], Made>(name: string, make: (...args: Args) => Made) =>
  (...args: Args): Made => {
    const key = name + JSON.stringify(args);
    if (!made.has(key)) made.set(key, make(...args));
    return made.get(key) as Made;
  };

type Locale = string | undefined;

export const formatters = {
  getNumberFormat: once(
    'number',
    (locale: Locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  ),
  getDateTimeFormat: once(
    'time',
    (locale: Locale, options?: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, options),
  ),
  getPluralRules: once(
    'plural',
    (locale: Locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  ),
};
