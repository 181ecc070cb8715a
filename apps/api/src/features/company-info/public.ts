export { presentInfo } from './company-info.present.ts';
export { adoptShown, findInfo } from './company-info.repo.ts';
export { withFacts } from './with-facts.rules.ts';
