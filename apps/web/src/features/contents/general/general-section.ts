import type { Editor } from '../frame/form/use-content-form.ts';
import type { TranslateCall } from '../frame/translation/use-translation.ts';
import type { GeneralValues } from './general-values.ts';

export interface GeneralSectionProps {
  editor: Editor<GeneralValues>;
  translate: TranslateCall;
}
