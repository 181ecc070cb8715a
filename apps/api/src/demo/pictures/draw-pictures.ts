import type { FileServices } from '../../features/files/file-services.ts';
import { encodePictures, type StoredDrawing } from '../art/encode-picture.ts';
import { demoCompanies } from '../companies.ts';
import { nextSpring } from '../profiles/school-year.ts';
import { companyDrawings } from './company-drawings.ts';

/** By the drawing's name; their bytes are stored, no row knows them yet. */
export type CompanyPictures = ReadonlyMap<string, StoredDrawing>;

export interface PictureOptions {
  /** For tests that do not look at them: of each company the first stands for all. */
  plain?: boolean;
}

/** The pictures of these companies, by domain. It takes seconds, so no transaction waits for it. */
export async function drawPictures(
  files: FileServices,
  domains: ReadonlySet<string>,
  now: Date,
  { plain = false }: PictureOptions = {},
): Promise<Map<string, CompanyPictures>> {
  const companies = demoCompanies.filter(({ domain }) => domains.has(domain));
  const wanted = companies.flatMap((company) => {
    const drawings = companyDrawings(company, nextSpring(now));
    return drawings.slice(0, plain ? 1 : undefined).map(({ draw }) => ({ company, svg: draw() }));
  });
  const svgs = wanted.map(({ svg }) => svg);
  const stored = await encodePictures(files, svgs, now);
  return new Map(
    companies.map((company) => {
      const own = stored.filter((_, at) => wanted[at]?.company === company);
      const names = companyDrawings(company, nextSpring(now)).map(({ name }) => name);
      return [company.domain, byName(names, own)];
    }),
  );
}

/** What is not drawn is what the first is. */
const byName = (names: readonly string[], stored: readonly StoredDrawing[]): CompanyPictures =>
  new Map(
    names.flatMap((name, at) => {
      const drawing = stored[at] ?? stored[0];
      return drawing ? [[name, drawing]] : [];
    }),
  );
