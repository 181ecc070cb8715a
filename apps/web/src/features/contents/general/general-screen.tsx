import { showGeneral } from '@engawa/contract/general/company';
import { call } from '../../../shared/api/call.ts';
import { OpenedEditor } from '../frame/opened-editor.tsx';
import { GeneralEditor, type LiveGeneral } from './general-editor.tsx';

const nothingToDo = () => undefined;

/** Opens without an id, because every company has exactly one general page. */
export function GeneralScreen({ Preview }: { Preview: LiveGeneral }) {
  return (
    <OpenedEditor
      id="general"
      name={showGeneral.id}
      open={() => call(showGeneral, {})}
      onCreated={nothingToDo}
    >
      {(reply, owner) => <GeneralEditor reply={reply} owner={owner} Preview={Preview} />}
    </OpenedEditor>
  );
}
