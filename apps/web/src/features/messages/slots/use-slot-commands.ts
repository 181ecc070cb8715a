import { callOffByCompany, moveSlot, offerSlots } from '@engawa/contract/slots/company';
import { askForOtherSlots, callOffByStudent, pickSlot } from '@engawa/contract/slots/student';
import { useCommand } from '../../../shared/api/use-command.ts';
import { companySide, type Side, studentSide } from '../sides.ts';
import { useRefreshThread } from '../thread/use-refresh-thread.ts';

/** The thread shows the result. */
const visible = { meta: { visibleResult: true } };

export const usePick = () =>
  useCommand(pickSlot, { ...visible, onSettled: useRefreshThread(studentSide) });
export const useAskForOthers = () =>
  useCommand(askForOtherSlots, { ...visible, onSettled: useRefreshThread(studentSide) });
export const useCallOff = (side: Side) =>
  useCommand(side.name === 'student' ? callOffByStudent : callOffByCompany, {
    ...visible,
    onSettled: useRefreshThread(side),
  });

const ownErrors = { meta: { ownErrors: true, visibleResult: true } };
export const useOffer = () =>
  useCommand(offerSlots, { ...ownErrors, onSettled: useRefreshThread(companySide) });
export const useMove = () =>
  useCommand(moveSlot, { ...ownErrors, onSettled: useRefreshThread(companySide) });
