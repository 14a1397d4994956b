import { useEffect } from 'react';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Yönetici Paneli · Meydan`;
  }, [title]);
}
