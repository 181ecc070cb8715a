export { withFacts } from './carry-facts.rules.ts';
export { presentInfo } from './company-info.present.ts';
export { adoptShown, findInfo } from './company-info.repo.ts';
