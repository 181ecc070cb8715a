import { addressOf } from './address-of.rules.ts';
import { PostalList } from './postal-list.ts';

const list = new PostalList();

export async function readAddress(code: string): Promise<ReturnType<typeof addressOf>> {
  const place = await list.find(code);
  return place && addressOf(place);
}
