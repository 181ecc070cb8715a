import { chromium } from '@playwright/test';

/** Exits with 0 if the browser named by the arguments renders a page: `<path> [<flag>…]`. */
const [executablePath, ...args] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args, timeout: 50_000 });
const page = await browser.newPage();
await page.setContent('<p>rendered</p>');
const text = await page.textContent('p');
await browser.close();
process.exitCode = text === 'rendered' ? 0 : 1;
