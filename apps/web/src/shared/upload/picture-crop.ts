import type { PictureShape } from '@engawa/contract/files/picture-shapes';

/** A chosen picture waiting for its crop. */
export interface PictureCrop {
  file: File;
  /** Object URL. */
  url: string;
  shape: PictureShape;
  maxBytes: number;
  onApply: (part: File) => void;
  onCancel: () => void;
  /** The file is damaged or not a picture. */
  onUnreadable: () => void;
}
