import { Skeleton } from '@mantine/core';
import { lazy, type Ref, Suspense, useDeferredValue, useEffect } from 'react';
import classes from './MarkdownEditor.module.css';

const Markdown = lazy(() => import('./Markdown').then((file) => ({ default: file.Markdown })));

/** How the text will be read. */
export function MarkdownPreview({ source }: { source: string }) {
  if (!source.trim()) return <p className={classes.nothing}>Henüz bir şey yazmadınız.</p>;
  return (
    <Suspense fallback={<Skeleton height="var(--s16)" />}>
      <Markdown source={source} />
    </Suspense>
  );
}

interface SideProps {
  source: string;
  place: Ref<HTMLElement>;
  onScroll: () => void;
  /** Told when what is shown has grown or shrunk. */
  onShown: () => void;
}

/** The same beside the text while it is typed; typing never waits for it. */
export function SidePreview({ source, place, onScroll, onShown }: SideProps) {
  const shown = useDeferredValue(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told after each text that is shown, and then only
  useEffect(onShown, [shown]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys only where it has the focus
    <section ref={place} className={classes.beside} aria-label="Önizleme" tabIndex={0} onScroll={onScroll}>
      <MarkdownPreview source={shown} />
    </section>
  );
}
