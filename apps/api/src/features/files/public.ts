export { smallestPicture } from './files.present.ts';
export { usePicture } from './use-picture.ts';
