import { mostPlaces } from '@engawa/contract/client-errors/limits';

/** A line of a stack: Chrome `at f (address:1:2)`, Firefox and Safari `f@address:1:2`. */
const frame = /(?:\(|@|at (?:async )?)?([a-z-]+:\/\/[^\s()@]+):(\d+):(\d+)\)?$/i;
/** The bundler's file name: a name and a digest of eight characters. */
const builtFile = /^\/assets\/([\w.-]+)-[\w-]{8}\.js$/;

/**
 * Stack frames in our own files, innermost first. Undefined if the error began in foreign code,
 * such as an extension or an injected script.
 */
export function ownPlaces(stack: string, origin: string): string[] | undefined {
  const frames = stack.split('\n').flatMap((line) => {
    const [, address, row, column] = frame.exec(line.trim()) ?? [];
    return address && URL.canParse(address) ? [{ url: new URL(address), row, column }] : [];
  });
  const places = frames.map(({ url, row, column }) => {
    const name = url.origin === origin ? builtFile.exec(url.pathname)?.[1] : undefined;
    return name && `${name}.js:${row}:${column}`;
  });
  if (places.length > 0 && !places[0]) return undefined;
  return places.filter((place) => place !== undefined).slice(0, mostPlaces);
}
