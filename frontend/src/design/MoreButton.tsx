import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './Button';
import classes from './MoreButton.module.css';

/** After so many pages that came by themselves the reader decides: otherwise the foot of the page could never be reached. */
const PAGES_IN_A_ROW = 4;

interface Props {
  pages: number;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** Loads the next page when it comes near, or on a press. */
export function MoreButton({ pages, loading, failed, onMore }: Props) {
  const button = useRef<HTMLDivElement>(null);
  const automatic = !failed && !loading && pages % PAGES_IN_A_ROW !== 0;
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (!automatic || !button.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: '400px' });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [automatic]);
  return (
    <div ref={button} className={classes.more}>
      <Button onClick={onMore} busy={loading && 'Yükleniyor...'}>
        {failed ? 'Tekrar Dene' : 'Daha fazla'}
      </Button>
    </div>
  );
}
