import base from './playwright.config.ts';
const { globalSetup: _, ...rest } = base as any;
export default { ...rest, testDir: '/work/main/e2e', outputDir: '/tmp/pic/e2e', workers: 1 };
