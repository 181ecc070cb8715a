import { jobOutline } from '@engawa/contract/jobs/outline';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { expect, test } from 'vitest';
import { placeOf } from '../frame/form/field-props.ts';
import { fieldOf } from './item-places.ts';

test('maps every legally required item to an existing field', () => {
  for (const id of postingRequirements.ids) {
    const field = fieldOf(id, 'en');
    expect([id, field === null]).toEqual([id, id.startsWith('employer-')]);
    if (field !== null) expect(Object.keys(jobOutline.labels)).toContain(placeOf(field));
  }
});
