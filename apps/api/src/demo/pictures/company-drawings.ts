import { demoArticles } from '../articles/demo-articles.ts';
import type { DemoCompany } from '../companies.ts';
import { demoGeneral } from '../general/demo-generals.ts';
import { demoTips } from '../tips/demo-tips.ts';
import type { Drawing, FileOf } from './drawing.ts';
import { eventDrawings } from './event-drawings.ts';
import { jobDrawings } from './job-drawings.ts';

/** Everything a company shows, each once: what its contents ask for is what is drawn. */
export function companyDrawings(company: DemoCompany, spring: number): Drawing[] {
  const asked = new Map<string, Drawing>();
  const fileOf: FileOf = (drawing) => {
    asked.set(drawing.name, drawing);
    return '';
  };
  const { domain } = company;
  demoGeneral(company, { spring, fileOf });
  demoArticles(domain, fileOf);
  demoTips(domain, { spring, fileOf });
  for (const drawing of jobDrawings(domain, spring).values()) fileOf(drawing);
  for (const drawing of eventDrawings(domain).values()) fileOf(drawing);
  return [...asked.values()];
}
