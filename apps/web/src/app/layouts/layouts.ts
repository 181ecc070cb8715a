import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { fetchChunk } from '../../shared/chunks/chunk-failure.ts';
import type { LayoutName } from '../routes/table/page.ts';
import { StudentLayout } from './student/student-layout.tsx';

type Layout = ComponentType<{ children: ReactNode }> & {
  preload?: () => Promise<void> | undefined;
};

/** Only the layout of the home page is in the shell; the others are separate chunks. */
export const layouts: Record<LayoutName, Layout> = {
  student: StudentLayout,
  company: lazyRouteComponent(
    () => fetchChunk(() => import('./company/company-layout.tsx')),
    'CompanyLayout',
  ),
  login: lazyRouteComponent(
    () => fetchChunk(() => import('./plain/login-layout.tsx')),
    'LoginLayout',
  ),
  'header-only': lazyRouteComponent(
    () => fetchChunk(() => import('./plain/header-only-layout.tsx')),
    'HeaderOnlyLayout',
  ),
  'two-column': lazyRouteComponent(
    () => fetchChunk(() => import('./plain/two-column-layout.tsx')),
    'TwoColumnLayout',
  ),
  bare: lazyRouteComponent(() => fetchChunk(() => import('./plain/bare-layout.tsx')), 'BareLayout'),
};
