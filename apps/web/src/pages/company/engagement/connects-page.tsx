import { useMatches } from '@tanstack/react-router';
import { ConnectsScreen } from '../../../features/connect/company/connects-screen.tsx';
import { connectLists } from '../../../features/connect/company/queries.ts';
import { ConnectRequestsRoom } from '../../../features/plan/connect-requests-room.tsx';
import { SaveMany } from '../../../features/save-lists/saving/save-many.tsx';

const route = '/company/engagement/connect';

/** One page for three lists with an address each; the first list also has a short address. */
export function ConnectsPage() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const named = connectLists.find((one) => path?.startsWith(`${route}/${one}`));
  return (
    <ConnectsScreen
      list={named ?? 'connected'}
      route={named ? `${route}/${named}` : route}
      note={named === 'applying' && <ConnectRequestsRoom />}
      Bulk={SaveMany}
    />
  );
}
