import { isAsked } from '@engawa/contract/filters/filter-fields';

/** Drops unset fields, so that they do not appear in the address. */
export const withoutBlanks = <Filter extends object>(filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => isAsked(value))) as Filter;
