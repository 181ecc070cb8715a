import { CircleAlert } from 'lucide-react';

export function FormAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <p className="flex items-start gap-2 rounded bg-kaki-soft px-4 py-3 text-sm font-semibold text-kaki-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span className="phrased">{message}</span>
        </p>
      )}
    </div>
  );
}
