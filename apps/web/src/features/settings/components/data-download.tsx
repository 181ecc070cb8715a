import { linkDataDownload } from '@engawa/contract/data-download/student';
import { product } from '@engawa/contract/product';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { isForFreshSignIn, SignInAgain } from '../../../ui/bound/leaving/sign-in-again.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { words as settingsWords } from '../words.ja.ts';

export function DataDownload() {
  const t = useWords(settingsWords);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(linkDataDownload, {}),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  if (isForFreshSignIn(error)) return <SignInAgain message={error.message} />;
  return (
    <Card className="flex flex-col items-start gap-5 p-4 sm:p-6">
      <p className="phrased text-sumi-2">{t('data.intro', { product: product.name })}</p>
      <Button tone="primary" busy={isPending} onClick={() => mutate()}>
        <Download aria-hidden className="size-4" />
        {t('data.download')}
      </Button>
    </Card>
  );
}
