import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { uploadPurposes } from '@engawa/contract/files/purposes';
import { useEffect, useRef, useState } from 'react';
import { ObjectUrls } from '../../../../shared/upload/object-urls.ts';
import type { PictureCrop } from '../../../../shared/upload/picture-crop.ts';
import { refusedBefore } from '../../../../shared/upload/refused-before.ts';

/**
 * Asks for the crop of a chosen photo before uploading. A file that cannot be displayed or would be
 * refused is uploaded unchanged, so that the upload reports the error.
 */
export function usePortraitCrop(send: (files: readonly File[]) => void) {
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  const urlsRef = useRef(new ObjectUrls());
  useEffect(() => {
    const urls = urlsRef.current;
    return () => urls.releaseAll();
  }, []);

  function ask(files: readonly File[]): void {
    const [file] = files;
    if (!file) return;
    if (refusedBefore(file, 'portrait')) send([file]);
    else setChosen({ file, url: urlsRef.current.hold(file) });
  }

  function leave(part?: File): void {
    if (chosen) urlsRef.current.release(chosen.url);
    setChosen(undefined);
    if (part) send([part]);
  }

  const crop: PictureCrop | undefined = chosen && {
    ...chosen,
    shape: pictureShapes.portrait,
    maxBytes: uploadPurposes.portrait.maxBytes,
    onApply: leave,
    onCancel: () => leave(),
    onUnreadable: () => leave(chosen.file),
  };
  return { crop, ask };
}
