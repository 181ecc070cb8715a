/**
 * Feature talent-search. The port `TalentSearch` and its engines: memory index, cluster, database.
 * `scopeOf` says in whom a company may search. Decision 054.
 */

export type { Counted, FoundTalent, PageAsked, Signal, TalentQuery, TalentSearch } from './port.ts';
export { scopeOf, scopesOf } from './scope.ts';
