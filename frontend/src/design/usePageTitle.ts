import { useEffect } from 'react';

/** 'Forum · Meydan'; undefined leaves the title alone until it is known. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} · Meydan` : 'Meydan';
  }, [title]);
}
