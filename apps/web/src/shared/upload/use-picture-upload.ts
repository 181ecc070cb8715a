import { type PictureShapeId, pictureShapes } from '@engawa/contract/files/picture-shapes';
import { uploadPurposes } from '@engawa/contract/files/purposes';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../api/failures/api-failure.ts';
import { type StoredFile, uploadFile } from '../api/sending/upload-file.ts';
import { ObjectUrls } from './object-urls.ts';
import type { PictureCrop } from './picture-crop.ts';
import { refusalOf, refusedBefore } from './refused-before.ts';
import { acceptOf } from './use-uploads.ts';

interface Options {
  shape: PictureShapeId;
  /** Defaults to pictures of contents. */
  purpose?: 'picture' | 'portrait' | undefined;
  onArrived: (stored: StoredFile) => void;
  /** Replaces the upload in the showcase. */
  sendFile?: typeof uploadFile | undefined;
}

interface Sent {
  part: File;
  url: string;
  progress?: number;
  /** The server's address of the picture, once uploaded. */
  of?: string | undefined;
}

/**
 * Uploads one picture: chosen, checked, cropped, sent. The returned `slot` is for ImageSlot, which
 * also asks for the crop.
 */
export function usePictureUpload({
  shape,
  purpose = 'picture',
  onArrived,
  sendFile = uploadFile,
}: Options) {
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  const [sent, setSent] = useState<Sent>();
  const [error, setError] = useState<string>();
  const urlsRef = useRef(new ObjectUrls());
  const runningRef = useRef<AbortController>(undefined);
  const onArrivedRef = useRef(onArrived);
  useEffect(() => {
    onArrivedRef.current = onArrived;
  });
  useEffect(() => {
    const urls = urlsRef.current;
    return () => {
      runningRef.current?.abort();
      urls.releaseAll();
    };
  }, []);

  function choose(file: File): void {
    const refused = refusedBefore(file, purpose);
    setError(refused);
    if (!refused) setChosen({ file, url: urlsRef.current.hold(file) });
  }

  function leaveCrop(problem?: string): void {
    if (chosen) urlsRef.current.release(chosen.url);
    setChosen(undefined);
    setError(problem);
  }

  function forget(): void {
    runningRef.current?.abort();
    if (sent) urlsRef.current.release(sent.url);
    setSent(undefined);
    setError(undefined);
  }

  async function send(part: File, url: string): Promise<void> {
    const controller = new AbortController();
    runningRef.current = controller;
    setError(undefined);
    setSent({ part, url, progress: 0 });
    try {
      const stored = await sendFile(part, purpose, {
        signal: controller.signal,
        onProgress: (progress) => setSent({ part, url, progress }),
      });
      setSent({ part, url, of: stored.pictures[0]?.url });
      onArrivedRef.current(stored);
    } catch (failure) {
      if (controller.signal.aborted) return;
      setSent({ part, url });
      setError(failure instanceof ApiFailure ? failure.message : refusalOf('upload_interrupted'));
    }
  }

  const crop: PictureCrop | undefined = chosen && {
    ...chosen,
    shape: pictureShapes[shape],
    maxBytes: uploadPurposes[purpose].maxBytes,
    onApply: (part) => {
      leaveCrop();
      forget();
      void send(part, urlsRef.current.hold(part));
    },
    onCancel: () => leaveCrop(),
    onUnreadable: () => leaveCrop(refusalOf('file_unreadable')),
  };
  const progress = sent?.progress;
  const failed = sent && progress === undefined && sent.of === undefined ? sent : undefined;

  return {
    busy: chosen !== undefined || progress !== undefined,
    slot: {
      accept: acceptOf(purpose),
      crop,
      error,
      progress,
      preview: sent && { url: sent.url, of: sent.of },
      onChoose: choose,
      onCancel: progress === undefined && !failed ? undefined : forget,
      onRetry: failed && (() => void send(failed.part, failed.url)),
    },
  };
}
