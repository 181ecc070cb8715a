export { Html, html, sentence } from '@engawa/platform/text/html';
