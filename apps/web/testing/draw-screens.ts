import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { CompanyView } from '../src/features/company-view/company/company-view.tsx';
import { EventView } from '../src/features/company-view/event/event-view.tsx';
import { JobView } from '../src/features/company-view/job/job-view.tsx';

const screens = { CompanyView, EventView, JobView };

/**
 * Renders a screen that students see to HTML after its words have loaded; the calling test builds
 * the props as the server does.
 */
export async function drawScreen(name: keyof typeof screens, props: object): Promise<string> {
  const { prelude } = await prerender(createElement(screens[name] as ComponentType<object>, props));
  return new Response(prelude).text();
}
