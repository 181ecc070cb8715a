export { HomePages } from './home/home-pages.ts';
