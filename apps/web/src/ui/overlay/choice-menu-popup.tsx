import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { ChoiceButton, type ChoiceMenuProps, lookOf } from './choice-menu.tsx';
import { Menu } from './menu.tsx';
import { popupItemStyle } from './popup-style.ts';

/** Rendered open, because it loads after its button was pressed. */
export function ChoiceMenuPopup(props: ChoiceMenuProps) {
  const { label, choices, value, busy, onChoose } = props;
  return (
    <Menu opened trigger={<ChoiceButton {...lookOf(props)} />}>
      <Base.RadioGroup
        aria-label={label}
        value={value}
        disabled={busy}
        onValueChange={(chosen: string) => onChoose(chosen)}
      >
        {choices.map((choice) => (
          <Base.RadioItem
            key={choice.value}
            value={choice.value}
            disabled={choice.disabled}
            closeOnClick
            className={popupItemStyle}
          >
            <span aria-hidden className="size-4.5 shrink-0">
              <Base.RadioItemIndicator render={<Check className="size-4.5" />} />
            </span>
            {choice.label}
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Menu>
  );
}
