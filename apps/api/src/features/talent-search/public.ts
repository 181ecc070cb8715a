export type { FoundTalent, PageAsked, Signal, TalentQuery, TalentSearch } from './port.ts';
export { scopeOf } from './scope.ts';
