import { showTip } from '@engawa/contract/tips/company';
import { useNavigate, useParams } from '@tanstack/react-router';
import { OpenedEditor } from '../frame/opened-editor.tsx';
import { openTip, TipEditor } from './tip-editor.tsx';

export function TipScreen() {
  const params = useParams({ strict: false }) as { 'senpai-tips'?: string };
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
