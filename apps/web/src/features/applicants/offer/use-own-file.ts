import { deleteCompanyFile } from '@engawa/contract/files/company';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { call } from '../../../shared/api/call.ts';
import { useUploads } from '../../../shared/upload/use-uploads.ts';
import type { FileItem } from '../../../ui/file/file-row.tsx';
import type { OfferValues } from './offer-values.ts';

/** The company's own file in place of the typeset document: chosen, uploaded, removed. */
export function useOwnFile(form: UseFormReturn<OfferValues>) {
  const file = useWatch({ control: form.control, name: 'file' });
  const { uploads, add, remove, retry, busy } = useUploads('offer', ({ id, name, bytes }) => {
    form.clearErrors('file');
    form.setValue('file', { id, name, bytes }, { shouldDirty: true });
  });

  /** Not awaited: the sweep deletes unused files after a day, and one in use stays. */
  function discard(id: string): void {
    form.setValue('file', null, { shouldDirty: true });
    call(deleteCompanyFile, { body: { id } }).catch(() => undefined);
  }

  const items: FileItem[] = [
    ...(file
      ? [{ id: file.id, name: file.name, size: file.bytes, onRemove: () => discard(file.id) }]
      : []),
    ...uploads.map((one) => ({
      ...one,
      onRemove: () => remove(one.id),
      ...(one.error && { onRetry: () => retry(one.id) }),
    })),
  ];
  return { items, add, busy, isFull: items.length > 0 };
}
