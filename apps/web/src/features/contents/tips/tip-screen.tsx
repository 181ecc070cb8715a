import { showTip } from '@engawa/contract/tips/company';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { OpenedEditor } from '../frame/opened-editor.tsx';
import { openTip, TipEditor } from './tip-editor.tsx';

const route = getRouteApi('/company/contents/senpai-tips/{-$senpai-tips}/add');

export function TipScreen() {
  const params = route.useParams();
  const navigate = useNavigate();
  return (
    <OpenedEditor
      id={params['senpai-tips'] ?? 'new'}
      name={showTip.id}
      open={openTip}
      onCreated={(newId) =>
        void navigate({
          to: '/company/contents/senpai-tips/{-$senpai-tips}/add',
          params: { 'senpai-tips': newId },
          replace: true,
          ignoreBlocker: true,
        })
      }
    >
      {(opened, owner, onCreated) => <TipEditor {...{ opened, owner, onCreated }} />}
    </OpenedEditor>
  );
}
