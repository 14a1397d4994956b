import { useEffect } from 'react';

/** Names the page in its tab; null leaves the naming to another part of the page. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = `${title} · Yönetici Paneli · Meydan`;
  }, [title]);
}
