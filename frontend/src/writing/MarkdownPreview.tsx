import type { TextKind } from '@contracts/rendering/markdown';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, type Ref, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { breakpoint } from '../design/breakpoints';
import { PlainText } from '../design/PlainText';
import { TextBoundary } from '../design/TextBoundary';
import classes from './MarkdownEditor.module.css';

/** What a text that is being written will be, where it is more than a text among others. */
export interface Kind {
  kind: TextKind;
  /** Above the preview, as it will stand there. */
  head?: ReactNode;
  /** Above the text, where its title is typed. */
  title?: ReactNode;
  /** Counts what was refused: the text is shown then, with what is wrong in it. */
  refused?: number;
  /** How its page shows such a text. */
  className?: string;
}

/** How a text that is being written is shown: beside it on wide screens, which this device remembers, and instead of it on others. A page of its own begins with it. */
export function usePreview(isPage = false, refused = 0) {
  const isWide = useMediaQuery(breakpoint.wide ?? '', false, { getInitialValueInEffect: false });
  const [beside, setBeside] = useLocalStorage({ key: isPage ? 'pagePreviewBeside' : 'previewBeside', defaultValue: isPage, getInitialValueInEffect: false });
  const [instead, setInstead] = useState(false);
  const [refusedBefore, setRefusedBefore] = useState(refused);
  if (refused !== refusedBefore) {
    setRefusedBefore(refused);
    setInstead(false);
  }
  const shown = isWide ? beside && ('beside' as const) : instead && ('instead' as const);
  return { shown: shown || null, isWide, setInstead, toggle: () => (isWide ? setBeside(!beside) : setInstead(!instead)) };
}

/** The parser comes with the first preview. */
const RenderedSource = lazy(() => import('../design/RenderedSource').then((file) => ({ default: file.RenderedSource })));

/** How the text will be read. */
export function MarkdownPreview({ source, as }: { source: string; as?: Kind }) {
  const text = source.trim() ? <TextBeingWritten source={source} kind={as?.kind} /> : <p className={classes.nothing}>Henüz bir şey yazmadınız.</p>;
  if (!as) return text;
  return (
    <>
      {as.head}
      <div className={as.className}>{text}</div>
    </>
  );
}

/** A text of one's own as it will be read; its words until the renderer is there, or if it cannot be had. */
export function TextBeingWritten({ source, kind }: { source: string; kind?: TextKind | undefined }) {
  const words = <PlainText source={source} />;
  return (
    <TextBoundary key={source} instead={words}>
      <Suspense fallback={words}>
        <RenderedSource source={source} kind={kind} />
      </Suspense>
    </TextBoundary>
  );
}

interface SideProps {
  source: string;
  as?: Kind | undefined;
  place: Ref<HTMLElement>;
  onScroll: () => void;
  /** Told when what is shown has grown or shrunk. */
  onShown: () => void;
}

/** The same beside the text while it is typed; typing never waits for it. */
export function SidePreview({ source, as, place, onScroll, onShown }: SideProps) {
  const shown = useDeferredValue(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told after each text that is shown, and then only
  useEffect(onShown, [shown]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys only where it has the focus
    <section ref={place} className={classes.beside} aria-label="Önizleme" tabIndex={0} onScroll={onScroll}>
      <MarkdownPreview source={shown} as={as} />
    </section>
  );
}
