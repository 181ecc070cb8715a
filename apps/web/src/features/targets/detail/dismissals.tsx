import { dismissalReasons } from '@engawa/contract/targets/dismissals';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StudentLink } from '../../../ui/links/student-link.tsx';
import type { WholeSetting } from '../queries.ts';
import { useRestore } from '../use-target-commands.ts';
import { words as targetWords } from '../words.ja.ts';

export function Dismissals({ setting: { id, dismissed } }: { setting: WholeSetting }) {
  const t = useWords(targetWords);
  const { mutate, isPending, variables } = useRestore();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{t('dismissals')}</h2>
      {dismissed.length === 0 && <p className="text-sm text-sumi-2">{t('noDismissals')}</p>}
      {dismissed.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {dismissed.map(({ studentId, name, reason }) => (
              <li
                key={studentId}
                className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5"
              >
                <span className="min-w-0">
                  <StudentLink
                    id={studentId}
                    matchedWith={{ setting: id }}
                    className="font-semibold hover:underline"
                  >
                    <bdi>{name}</bdi>
                  </StudentLink>
                  <span className="block text-sm text-sumi-2">
                    {nameOf(dismissalReasons, reason)}
                  </span>
                </span>
                <Button
                  size="small"
                  busy={isPending && variables.body.studentId === studentId}
                  onClick={() => mutate({ body: { index: id, studentId } })}
                >
                  {t('undo')}
                  <span className="sr-only">{name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
