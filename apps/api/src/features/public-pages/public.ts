export { addPublicPages } from './routes.ts';
export { addSitemap } from './sitemap/routes.ts';
export { makingText } from './text-page.ts';
