export { smallestPicture } from './files.present.ts';
