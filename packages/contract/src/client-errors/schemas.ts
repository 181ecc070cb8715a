import { z } from 'zod';
import { errorCodes } from '../error-catalogue.ts';
import { clientCodes, errorClasses, errorKinds } from './kinds.ts';
import { mostPlaces } from './limits.ts';

/** As programs name errors. Whatever else a browser calls one is sent as `Error`. */
const errorName = z
  .string()
  .regex(/^(?:[A-Z][A-Za-z]{0,40})?(?:Error|Failure|Exception)$/)
  .max(50);

const said = z.union([
  z.enum([...errorCodes, ...clientCodes, ...errorClasses]),
  // React's own errors have numbers.
  z.string().regex(/^react_\d{1,4}$/),
]);

/** As the table of routes writes it: names where an address has ids and words. */
const segment = String.raw`[a-z][a-z-]{0,40}\d?|404|\$[A-Za-z-]{0,40}|\{-\$[A-Za-z-]{1,40}\}`;
const routePattern = z.string().regex(new RegExp(`^/$|^(?:/(?:${segment})){1,8}$`));

/** A file of the built client without the digest in its name, and a place in it. */
const place = z.string().regex(/^[\w.-]{1,60}\.js:\d{1,7}:\d{1,7}$/);

/**
 * Nothing here has room for what somebody typed, for an address with an id in it or for whoever it was.
 */
export const clientErrorBody = z.strictObject({
  kind: z.enum(errorKinds),
  name: errorName,
  says: said,
  /** Id of the call that did not succeed. */
  call: z
    .string()
    .regex(/^[a-z]{1,10}(?:\.[A-Za-z]{1,40}){2}$/)
    .nullable(),
  /** 0 where no answer came. */
  status: z.int().min(0).max(599).nullable(),
  route: routePattern.nullable(),
  places: z.array(place).max(mostPlaces),
  /** Which build of the client. */
  release: z.string().regex(/^[\da-f]{12}$|^unknown$/),
});
