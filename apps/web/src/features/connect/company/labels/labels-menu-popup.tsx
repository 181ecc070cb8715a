import { useWords } from '../../../../shared/i18n/words.ts';
import { LabelTag } from '../../../../ui/display/label-tag.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { MenuCheck } from '../../../../ui/overlay/menu-check.tsx';
import { useSetLabels } from '../use-connect-command.ts';
import { words as companyConnectWords } from '../words.ja.ts';
import { type LabelsMenuProps, PutButton } from './labels-menu.tsx';

/** Rendered open, because it loads after its button was pressed. */
export function LabelsMenuPopup({ labels, chosen }: LabelsMenuProps) {
  const t = useWords(companyConnectWords);
  const { mutate, isPending } = useSetLabels();
  const studentIds = chosen.map(({ studentId }) => studentId);
  const all = chosen.length;
  return (
    <Menu opened trigger={<PutButton busy={isPending} />}>
      {labels.map((label) => {
        const count = chosen.filter((connect) => connect.labels.includes(label.id)).length;
        // A label that only some have is added to the rest; a label that all have is removed.
        const change = count === all ? { remove: [label.id] } : { add: [label.id] };
        return (
          <MenuCheck
            key={label.id}
            checked={count === all}
            onChange={() => mutate({ body: { studentIds, ...change } })}
          >
            <LabelTag {...label} />
            {count > 0 && count < all && (
              <span className="ml-auto text-sm text-sumi-2">
                {t('labels.have', { count, all })}
              </span>
            )}
          </MenuCheck>
        );
      })}
    </Menu>
  );
}
