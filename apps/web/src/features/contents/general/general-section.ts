import type { Editor } from '../frame/use-content-form.ts';
import type { TranslateCall } from '../frame/use-translation.ts';
import type { GeneralValues } from './general-values.ts';

export interface GeneralSectionProps {
  editor: Editor<GeneralValues>;
  translate: TranslateCall;
}
