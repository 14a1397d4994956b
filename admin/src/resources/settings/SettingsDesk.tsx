import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../../desk/Pages';
import { BlocksPage } from './BlocksPage';
import { PrinciplesPage } from './PrinciplesPage';
import { ProjectListsPage } from './ProjectListsPage';
import { ReasonsPage } from './ReasonsPage';
import type { SettingsPath } from './settingsPages';
import { WordsPage } from './WordsPage';

const PAGES: Readonly<Record<SettingsPath, ComponentType>> = {
  '/settings': PrinciplesPage,
  '/settings/reasons': ReasonsPage,
  '/settings/projects': ProjectListsPage,
  '/settings/words': WordsPage,
  '/settings/blocks': BlocksPage,
};
const isPage = (path: string): path is SettingsPath => Object.hasOwn(PAGES, path);

/** How the community is run, for those who may change it. */
export function SettingsDesk() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  if (!isPage(path)) return <NotFoundPage />;
  const Page = PAGES[path];
  return <Page />;
}
