export { uploadSteps as uploadFile } from '../upload/upload-steps.ts';
