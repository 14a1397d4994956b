import { useEffect } from 'react';
import { describePage } from './pageHead';

/** 'Forum · Meydan'; undefined leaves the title alone until it is known. `path` is where the page belongs, if not at its own address. */
export function usePageTitle(title: string | undefined, path?: string) {
  useEffect(() => {
    if (title !== undefined) describePage(title, path ?? location.pathname);
  }, [title, path]);
}
