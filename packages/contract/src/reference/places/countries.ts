import { type IdOf, referenceTable } from '../table.ts';
import { countriesAToL } from './countries-a-to-l.ts';
import { countriesMToZ } from './countries-m-to-z.ts';

/** ISO 3166-1 alpha-2. Nationality must not be a condition or a rank. */
export const countries = referenceTable([...countriesAToL, ...countriesMToZ]);
export type CountryCode = IdOf<typeof countries>;
