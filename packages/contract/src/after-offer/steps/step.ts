import type { Localized } from '../../language.ts';
import type { OfficialSourceId } from '../../reference/residence/official-sources.ts';
import type { ReferenceEntry } from '../../reference/table.ts';
import type { StepParty } from '../parties.ts';

export interface Step extends ReferenceEntry {
  who: StepParty;
  /** Why the step is needed, and the required form of the paper. */
  note: Localized;
  source: OfficialSourceId;
}
