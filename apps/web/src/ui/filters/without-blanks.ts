import { isAsked } from '@engawa/contract/filters/filter-fields';

/** What nobody chose is not there, so that it does not stand in the address either. */
export const withoutBlanks = <Filter extends object>(filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => isAsked(value))) as Filter;
