export { publishFigures } from './figures.repo.ts';
export { lastWeeks } from './insights.rules.ts';
export { publishInsights, publishInsightsJob } from './publish-insights.ts';
