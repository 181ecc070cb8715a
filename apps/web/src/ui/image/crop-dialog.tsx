import 'react-easy-crop/react-easy-crop.css';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useWords } from '../../shared/i18n/words.ts';
import type { PictureCrop } from '../../shared/upload/picture-crop.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Backdrop } from '../overlay/backdrop.tsx';
import { DialogFooter } from '../overlay/dialog.tsx';
import { layers } from '../overlay/popup-style.ts';
import { words as uiWords } from '../words.ja.ts';
import { cropFile } from './crop-file.ts';
import { type Area, fullWidth, largestZoom } from './crop-output.ts';
import { FaceGuide } from './face-guide.tsx';
import { words as imageWords } from './words.ja.ts';
import { ZoomSlider } from './zoom-slider.tsx';

/** Fades in without scaling, because the cropper measures its size while the dialog opens. */
const popupStyle =
  'flex max-h-full w-full max-w-180 flex-col rounded border border-line bg-paper shadow-card outline-none ' +
  'transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';

const arrowStep = 8;

export function CropDialog({ crop: request }: { crop: PictureCrop }) {
  const t = useWords(imageWords);
  const shared = useWords(uiWords);
  const hintId = useId();
  const { file, url, shape, maxBytes, onApply, onCancel, onUnreadable } = request;
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [mostZoom, setMostZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [busy, setBusy] = useState(false);

  async function apply(part: Area): Promise<void> {
    setBusy(true);
    const { seeThrough = false } = shape;
    await cropFile({ file, url, seeThrough, maxBytes }, part).then(onApply, onUnreadable);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop render={<Backdrop />} />
        <Dialog.Viewport
          className={`fixed inset-0 flex items-center justify-center p-4 ${layers.dialog}`}
        >
          <Dialog.Popup className={popupStyle}>
            <header className="flex items-start gap-2 py-4 pr-3 pl-6">
              <Dialog.Title className="grow py-2 text-lg font-bold">{t('crop.title')}</Dialog.Title>
              <Dialog.Close
                render={<IconButton icon={<X aria-hidden />} label={shared('close')} />}
              />
            </header>
            <div className="overflow-y-auto overscroll-contain px-6 pt-1 pb-6">
              <Dialog.Description id={hintId} className="mb-4 text-sumi-2">
                {shape.guide === 'face' ? t('crop.faceHint') : t('crop.hint')}
              </Dialog.Description>
              {/* Dark in both schemes, like the shade around the crop. */}
              <div className="relative h-[min(26rem,48svh)] min-h-40 overflow-hidden rounded bg-[#22252a]">
                <Cropper
                  image={url}
                  crop={position}
                  zoom={zoom}
                  maxZoom={mostZoom}
                  aspect={shape.aspect}
                  keyboardStep={arrowStep}
                  onCropChange={setPosition}
                  onZoomChange={setZoom}
                  showGrid={shape.guide === undefined}
                  onCropSizeChange={setSize}
                  onCropAreaChange={(_, pixels) => setArea(pixels)}
                  onMediaLoaded={({ naturalWidth, naturalHeight }) =>
                    setMostZoom(
                      largestZoom(
                        fullWidth(naturalWidth, naturalHeight, shape.aspect),
                        shape.smallestWidth,
                      ),
                    )
                  }
                  mediaProps={{ onError: onUnreadable }}
                  cropperProps={{
                    role: 'application',
                    'aria-label': t('crop.area'),
                    'aria-describedby': hintId,
                  }}
                  classes={{
                    cropAreaClassName:
                      'focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-white',
                  }}
                  disableAutomaticStylesInjection
                />
                {shape.guide === 'face' && <FaceGuide {...size} />}
              </div>
              <ZoomSlider value={zoom} most={mostZoom} onChange={setZoom} />
              <output className="block min-h-6 text-sm text-kaki-ink">
                {area && area.width < shape.smallestWidth ? t('crop.small') : null}
              </output>
            </div>
            <DialogFooter>
              <Dialog.Close render={<Button />}>{shared('back')}</Dialog.Close>
              <Button
                tone="primary"
                busy={busy}
                disabled={!area}
                onClick={() => area && void apply(area)}
              >
                {t('crop.apply')}
              </Button>
            </DialogFooter>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
