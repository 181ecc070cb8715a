import type { Editor } from '../frame/use-content-form.ts';
import type { TranslateCall } from '../frame/use-translation.ts';

export interface GeneralSectionProps {
  editor: Editor;
  translate: TranslateCall;
}
