export { linkInMail } from './file-link.ts';
export { presentFile, presentPictures, smallestPicture } from './files.present.ts';
export { scanState } from './files.rules.ts';
export { listOfStudent } from './files-of-student.repo.ts';
export { listPictures } from './list-pictures.ts';
export { sweepFilesJob } from './sweep-files.ts';
export { releaseFile, useFile } from './use-file.ts';
export { usePicture } from './use-picture.ts';
export { usePictures } from './use-pictures.ts';
