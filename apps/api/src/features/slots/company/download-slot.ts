import type { downloadCompanySlot as endpoint } from '@engawa/contract/slots/company';
import type { Handler } from '../../../handler.ts';
import type { SlotServices } from '../change/change-slots.ts';
import { downloadSlot as download } from '../read/download-slot.ts';

export const downloadSlot =
  ({ origin }: SlotServices): Handler<typeof endpoint> =>
  ({ params, ...call }) =>
    download({ ...call, id: params.id, origin });
