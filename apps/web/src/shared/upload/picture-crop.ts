import type { PictureShape } from '@engawa/contract/files/picture-shapes';

/** A chosen picture that waits for somebody to say which part of it is meant. */
export interface PictureCrop {
  file: File;
  /** Where the browser shows it from. */
  url: string;
  shape: PictureShape;
  maxBytes: number;
  onApply: (part: File) => void;
  onCancel: () => void;
  /** It cannot be shown: damaged, or no picture at all. */
  onUnreadable: () => void;
}
