import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { LogoLink } from '../shell/logo-link.tsx';
import { SkipToContent } from '../shell/skip-to-content.tsx';
import { WideRow } from '../shell/wide-row.tsx';

export function PlainHeader() {
  return (
    <>
      <SkipToContent />
      <header className="border-b border-line bg-paper">
        <WideRow className="flex min-h-15 items-center justify-between gap-4">
          <LogoLink />
          <LanguageSwitch />
        </WideRow>
      </header>
    </>
  );
}
