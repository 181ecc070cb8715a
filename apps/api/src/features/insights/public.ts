export { publishFigures } from './figures.repo.ts';
export { countViews } from './insights.repo.ts';
export { lastWeeks } from './insights.rules.ts';
export { publishInsights, publishInsightsJob } from './publish-insights.ts';
