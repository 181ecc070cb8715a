import { Bookmark } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { beginLoading } from '../../../ui/feedback/loading-store.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Sample, Section } from '../components/section.tsx';
import { words as showcaseWords } from '../words.ja.ts';

export function FeedbackSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  return (
    <Section id={id} heading={t('feedback.heading')} lead={t('feedback.lead')}>
      <div className="space-y-6">
        <Card className="flex flex-wrap gap-3 p-6">
          <ResultButtons />
        </Card>
        <div className="grid gap-6 sm:grid-cols-2">
          <Card>
            <EmptyState icon={<Bookmark />} heading={t('feedback.emptyHeading')}>
              {t('feedback.emptyText')}
            </EmptyState>
          </Card>
          <Card>
            <ErrorState message={t('feedback.failed')} onRetry={waitTwoSeconds} />
          </Card>
          <Card className="p-6">
            <Sample heading={t('feedback.skeleton')}>
              <div className="flex items-center gap-4">
                <Skeleton round className="size-13 shrink-0" />
                <div className="grow space-y-2">
                  <Skeleton className="h-4 w-3/4" />
                  <Skeleton className="h-3 w-1/2" />
                </div>
              </div>
            </Sample>
          </Card>
          <Card className="p-6">
            <Sample heading={t('feedback.language')}>
              <LanguageSwitch />
            </Sample>
          </Card>
        </div>
      </div>
    </Section>
  );
}

function ResultButtons() {
  const t = useWords(showcaseWords);
  const { show } = useSnackbar();
  const restored = () => show({ ok: true, message: t('feedback.restored') });
  return (
    <>
      <Button onClick={() => show({ ok: true, message: t('feedback.saved') })}>
        {t('feedback.ok')}
      </Button>
      <Button onClick={() => show({ ok: false, message: t('feedback.notSaved') })}>
        {t('feedback.fail')}
      </Button>
      <Button
        onClick={() =>
          show({ ok: true, message: t('feedback.removed'), action: { run: restored } })
        }
      >
        {t('feedback.undoable')}
      </Button>
      <Button onClick={waitTwoSeconds}>{t('feedback.wait')}</Button>
    </>
  );
}

function waitTwoSeconds(): void {
  setTimeout(beginLoading(), 2000);
}
