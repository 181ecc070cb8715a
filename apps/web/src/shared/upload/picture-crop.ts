import type { PictureShape } from '@engawa/contract/files/picture-shapes';

export interface PictureCrop {
  file: File;
  url: string;
  shape: PictureShape;
  maxBytes: number;
  onApply: (part: File) => void;
  onCancel: () => void;
  /** The file is damaged or not a picture. */
  onUnreadable: () => void;
}
