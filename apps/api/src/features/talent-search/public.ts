export type { Counted, FoundTalent, PageAsked, Signal, TalentQuery, TalentSearch } from './port.ts';
export { scopeOf, scopesOf } from './scope.ts';
