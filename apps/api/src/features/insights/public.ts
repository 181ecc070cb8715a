export { lastWeeks } from './insights.rules.ts';
