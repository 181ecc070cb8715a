import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import { showDocument } from '@engawa/contract/documents/student';
import { useMutation } from '@tanstack/react-query';
import { fetchFile, saveBlob } from '../../../shared/api/sending/fetch-file.ts';

export function useDocumentDownload(kind: DocumentKindId) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile(showDocument, { params: { kind } }),
    onSuccess: ({ blob, name }) => saveBlob(blob, name),
  });
  return { download: () => mutate(), busy: isPending };
}
