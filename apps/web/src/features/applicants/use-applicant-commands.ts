import {
  listApplicants,
  listAppliedJobs,
  listExternalApplicants,
  showApplicant,
} from '@engawa/contract/applications/company';
import {
  addApplyNote,
  assignApplicants,
  deleteApplyNote,
  rateApplicant,
  setApplyStatus,
} from '@engawa/contract/applications/inside';
import {
  deleteApplyLabel,
  listApplyLabels,
  saveApplyLabel,
  setApplyLabel,
} from '@engawa/contract/applications/labels';
import { giveOutcomes, undoOutcomes } from '@engawa/contract/applications/outcomes';
import { listApplyStages, setApplyStage } from '@engawa/contract/applications/selection/stages';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../shared/api/use-command.ts';
import { useLabelCommands } from '../../ui/labels/use-label-commands.ts';

const shown = [
  listApplicants,
  listExternalApplicants,
  listAppliedJobs,
  listApplyLabels,
  listApplyStages,
  showApplicant,
];

/** Refetches the visible answers after every command, successful or refused. */
export function useRefresh() {
  const client = useQueryClient();
  return () => Promise.all(shown.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
}

export const useApplyLabelCommands = () =>
  useLabelCommands({ save: saveApplyLabel, remove: deleteApplyLabel }, useRefresh());

/** The row or the panel shows the result, so the success is only announced. */
const visible = { meta: { visibleResult: true } };

export const useSetLabel = () => useCommand(setApplyLabel, { ...visible, onSettled: useRefresh() });
export const useAssign = () =>
  useCommand(assignApplicants, { ...visible, onSettled: useRefresh() });
export const useSetStage = () => useCommand(setApplyStage, { ...visible, onSettled: useRefresh() });
export const useSetStatus = () =>
  useCommand(setApplyStatus, { ...visible, onSettled: useRefresh() });

export const useAddNote = () => useCommand(addApplyNote, { ...visible, onSettled: useRefresh() });
export const useDeleteNote = () =>
  useCommand(deleteApplyNote, { ...visible, onSettled: useRefresh() });
export const useRate = () => useCommand(rateApplicant, { ...visible, onSettled: useRefresh() });

export const useGiveOutcomes = () =>
  useCommand(giveOutcomes, { meta: { ownErrors: true, ownWords: true }, onSettled: useRefresh() });
export const useUndoOutcomes = () =>
  useCommand(undoOutcomes, { meta: { ownWords: true }, onSettled: useRefresh() });
