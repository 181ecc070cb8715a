import { z } from 'zod';
import { errorCodes } from '../error-catalogue.ts';
import { clientCodes, errorClasses, errorKinds } from './kinds.ts';
import { mostPlaces } from './limits.ts';

/** `Error.name`; the client sends names that do not match as `Error`. */
const errorName = z
  .string()
  .regex(/^(?:[A-Z][A-Za-z]{0,40})?(?:Error|Failure|Exception)$/)
  .max(50);

const said = z.union([
  z.enum([...errorCodes, ...clientCodes, ...errorClasses]),
  // React numbers its production errors.
  z.string().regex(/^react_\d{1,4}$/),
]);

/** A segment of a route pattern: `$name` stands in place of ids and words. */
const segment = String.raw`[a-z][a-z-]{0,40}\d?|404|\$[A-Za-z-]{0,40}|\{-\$[A-Za-z-]{1,40}\}`;
const routePattern = z.string().regex(new RegExp(`^/$|^(?:/(?:${segment})){1,8}$`));

/** A position in a built file, whose name is sent without its digest. */
const place = z.string().regex(/^[\w.-]{1,60}\.js:\d{1,7}:\d{1,7}$/);

/** No field has room for typed text, an address with an id in it, or a person's identity. */
export const clientErrorBody = z.strictObject({
  kind: z.enum(errorKinds),
  name: errorName,
  says: said,
  /** Id of the endpoint whose call failed. */
  call: z
    .string()
    .regex(/^[a-z]{1,10}(?:\.[A-Za-z]{1,40}){2}$/)
    .nullable(),
  status: z.int().min(0).max(599).nullable(),
  route: routePattern.nullable(),
  places: z.array(place).max(mostPlaces),
  release: z.string().regex(/^[\da-f]{12}$|^unknown$/),
});
