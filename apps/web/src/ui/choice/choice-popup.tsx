import { Combobox as Base } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { layers, popupItemStyle, popupStyle } from '../overlay/popup-style.ts';
import { words as uiWords } from '../words.ja.ts';
import type { Choice } from './choice.ts';

interface ChoicePopupProps {
  labelId: string | undefined;
  loading: boolean;
}

export function ChoicePopup({ labelId, loading }: ChoicePopupProps) {
  const t = useWords(uiWords);
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} className={`outline-none ${layers.popup}`}>
        <Base.Popup
          className={`max-h-[min(20rem,var(--available-height))] w-(--anchor-width) max-w-(--available-width) overflow-y-auto overscroll-contain ${popupStyle}`}
        >
          <Base.Status className="px-4 text-sm text-sumi-2">
            {loading && <span className="block py-3">{t('searching')}</span>}
          </Base.Status>
          <Base.Empty className="px-4 text-sm text-sumi-2">
            {!loading && <span className="block py-3">{t('noMatch')}</span>}
          </Base.Empty>
          <Base.List aria-labelledby={labelId} className="p-1 outline-none data-empty:p-0">
            {(choice: Choice) => (
              <Base.Item key={choice.value} value={choice} className={popupItemStyle}>
                <span className="grow">{choice.label}</span>
                <Base.ItemIndicator>
                  <Check aria-hidden className="size-4 text-ai" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
