import { demoArticles } from '../articles/demo-articles.ts';
import type { DemoCompany } from '../companies.ts';
import { demoGeneral } from '../general/demo-generals.ts';
import { demoTips } from '../tips/demo-tips.ts';
import { eventPictures } from './event-pictures.ts';
import { jobPictures } from './job-pictures.ts';
import type { FileOf, PictureName } from './picture-names.ts';

export function companyPictures(company: DemoCompany, spring: number): PictureName[] {
  const asked = new Set<PictureName>();
  const fileOf: FileOf = (name) => {
    asked.add(name);
    return '';
  };
  const { domain } = company;
  demoGeneral(company, { spring, fileOf });
  demoArticles(domain, fileOf);
  demoTips(domain, { spring, fileOf });
  for (const name of jobPictures(domain, spring).values()) fileOf(name);
  for (const name of eventPictures(domain).values()) fileOf(name);
  return [...asked];
}
