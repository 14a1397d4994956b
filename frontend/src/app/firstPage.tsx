import { type ComponentType, lazy, useState } from 'react';
import { paths } from '../paths';

let Loaded: ComponentType | undefined;

const loadHome = async () => {
  const { HomeRoute } = await import('./routes/HomeRoute');
  Loaded = HomeRoute;
  return { default: HomeRoute };
};

const LazyHome = lazy(loadHome);

/** The page at `/`. What is loaded is shown at once: a lazy component would leave a skeleton in its place for a moment even then. */
export function FirstPage() {
  const [Page] = useState<ComponentType>(() => Loaded ?? LazyHome);
  return <Page />;
}

/** Loads the page whose picture the server has already painted, so that it is not replaced by a skeleton first. */
export async function loadFirstPage(pathname: string): Promise<void> {
  if (pathname === paths.home) await loadHome();
}
