import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { pickLanguage } from '@engawa/contract/language';
import { formatDate } from '../../../shared/format/date-time.ts';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { Prose } from '../prose.tsx';
import { ShowingTags } from '../showing-tags.tsx';
import { type CompanyViewData, picturesOf, type Reading } from '../view-types.ts';

interface ArticleProps extends Reading {
  article: CompanyViewData['additionalContents'][number];
}

export function Article({ article, reader, images }: ArticleProps) {
  const words = pickLanguage(article, reader)?.value;
  return (
    <article>
      <ContentPicture
        pictures={picturesOf(images, words?.coverImage ?? null)}
        aspect={pictureShapes.cover.aspect}
        alt=""
        sizes="(min-width: 1065px) 50rem, 100vw"
        className="mb-3 max-h-80 rounded"
      />
      <h3 className="flex flex-wrap items-center gap-2 text-lg font-bold">
        {words?.title}
        <ShowingTags showing={article.showing} reader={reader} />
      </h3>
      {article.publishedAt && (
        <p className="mb-2 text-sm text-sumi-2">{formatDate(article.publishedAt, reader)}</p>
      )}
      {words?.body && <Prose>{words.body}</Prose>}
      {words && words.images.length > 0 && (
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          {words.images.map(({ image }) => (
            <ContentPicture
              key={image}
              pictures={picturesOf(images, image)}
              aspect={pictureShapes.message.aspect}
              alt=""
              sizes="(min-width: 615px) 25rem, 100vw"
              className="rounded"
            />
          ))}
        </div>
      )}
    </article>
  );
}
