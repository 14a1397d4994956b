import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { lazy, type Ref, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { breakpoint } from '../design/breakpoints';
import { PlainText } from '../design/PlainText';
import { TextBoundary } from '../design/TextBoundary';
import classes from './MarkdownEditor.module.css';

/** How a text that is being written is shown: beside it on wide screens, which this device remembers, and instead of it on others. */
export function usePreview() {
  const isWide = useMediaQuery(breakpoint.wide ?? '', false, { getInitialValueInEffect: false });
  const [beside, setBeside] = useLocalStorage({ key: 'previewBeside', defaultValue: false, getInitialValueInEffect: false });
  const [instead, setInstead] = useState(false);
  const shown = isWide ? beside && ('beside' as const) : instead && ('instead' as const);
  return { shown: shown || null, toggle: () => (isWide ? setBeside(!beside) : setInstead(!instead)) };
}

/** The parser comes with the first preview. */
const RenderedSource = lazy(() => import('../design/RenderedSource').then((file) => ({ default: file.RenderedSource })));

/** How the text will be read. */
export function MarkdownPreview({ source }: { source: string }) {
  if (!source.trim()) return <p className={classes.nothing}>Henüz bir şey yazmadınız.</p>;
  return <TextBeingWritten source={source} />;
}

/** A text of one's own as it will be read; its words until the renderer is there, or if it cannot be had. */
export function TextBeingWritten({ source }: { source: string }) {
  const words = <PlainText source={source} />;
  return (
    <TextBoundary key={source} instead={words}>
      <Suspense fallback={words}>
        <RenderedSource source={source} />
      </Suspense>
    </TextBoundary>
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
