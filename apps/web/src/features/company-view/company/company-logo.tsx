import type { Pictures } from '@engawa/contract/files/schemas';
import { firstLetter } from '@engawa/contract/names/first-letter';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';

interface CompanyLogoProps {
  name: string;
  pictures: Pictures;
  className: string;
}

export function CompanyLogo({ name, pictures, className }: CompanyLogoProps) {
  if (pictures.length > 0) {
    return (
      <span className={`block overflow-hidden rounded bg-paper ${className}`}>
        <ContentPicture pictures={pictures} aspect={1} alt="" sizes="72px" eager />
      </span>
    );
  }
  return (
    <span
      aria-hidden
      className={`grid place-items-center rounded bg-ai text-xl font-bold text-on-ai ${className}`}
    >
      {firstLetter(name)}
    </span>
  );
}
