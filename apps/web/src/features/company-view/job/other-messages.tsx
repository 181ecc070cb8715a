import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { Prose } from '../prose.tsx';
import { ViewSection } from '../view-section.tsx';
import { type Images, type JobViewData, picturesOf } from '../view-types.ts';

interface OtherMessagesProps {
  messages: NonNullable<JobViewData['jp']>['otherMessage'];
  images: Images;
}

export function OtherMessages({ messages, images }: OtherMessagesProps) {
  return messages.map(
    ({ title, message, otherMessageImages }) =>
      title && (
        <ViewSection key={title} heading={title}>
          {message && <Prose>{message}</Prose>}
          {otherMessageImages.length > 0 && (
            <div className="mt-4 grid gap-3 sm:grid-cols-2">
              {otherMessageImages.map(({ jobsOtherMessageImage }) => (
                <ContentPicture
                  key={jobsOtherMessageImage}
                  pictures={picturesOf(images, jobsOtherMessageImage)}
                  aspect={pictureShapes.message.aspect}
                  alt=""
                  sizes="(min-width: 615px) 25rem, 100vw"
                  className="rounded"
                />
              ))}
            </div>
          )}
        </ViewSection>
      ),
  );
}
