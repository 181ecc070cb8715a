export { uploadSteps as uploadFile } from '../upload-steps.ts';
