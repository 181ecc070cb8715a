import { FreePlan } from '../../features/signup/components/free-plan.tsx';
import { Intro } from '../../features/signup/components/intro.tsx';
import { Card } from '../../ui/card.tsx';

export function SignupPage() {
  return (
    <>
      <section>
        <Intro />
      </section>
      <Card className="p-6 sm:p-8">
        <FreePlan />
      </Card>
    </>
  );
}
