import { ZoomIn, ZoomOut } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { words as imageWords } from './words.ja.ts';

interface ZoomSliderProps {
  value: number;
  /** 1 for a picture too small to zoom. */
  most: number;
  onChange: (zoom: number) => void;
}

export function ZoomSlider({ value, most, onChange }: ZoomSliderProps) {
  const t = useWords(imageWords);
  return (
    <div className="mt-3 flex min-h-11 items-center gap-3 text-sumi-2">
      <ZoomOut aria-hidden className="size-5 shrink-0" />
      <input
        type="range"
        aria-label={t('crop.zoom')}
        aria-valuetext={`${Math.round(value * 100)}%`}
        min={1}
        max={most}
        step={0.01}
        value={value}
        disabled={most <= 1}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 min-w-0 grow cursor-pointer accent-ai disabled:cursor-default"
      />
      <ZoomIn aria-hidden className="size-5 shrink-0" />
    </div>
  );
}
