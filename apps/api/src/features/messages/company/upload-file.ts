export { messageUploads as uploadFile } from '../../files/public.ts';
