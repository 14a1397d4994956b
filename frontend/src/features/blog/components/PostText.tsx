import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RenderedText } from '../../../design/RenderedText';
import type { Entry } from './contents';
import classes from './PostText.module.css';
import { prepareWords } from './prepareWords';

interface Props {
  html: string;
  source: string;
  place: RefObject<HTMLDivElement | null>;
  /** Told which headings the text has. */
  onHeadings: (entries: Entry[]) => void;
}

/** What a post says, with anchors to its headings and captions under its pictures. */
export function PostText({ html, source, place, onHeadings }: Props) {
  const { hash } = useLocation();
  const arrived = useRef(hash);
  const tell = useRef(onHeadings);
  tell.current = onHeadings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: done anew for each text that is shown
  useLayoutEffect(() => {
    if (!place.current) return;
    tell.current(prepareWords(place.current));
    // The text comes after its page, so the browser has looked for the heading in vain. Anchors have nothing to be decoded, and what has would throw.
    if (arrived.current) document.getElementById(arrived.current.slice(1))?.scrollIntoView();
    arrived.current = '';
  }, [html, place]);
  useAnchors(place);
  return (
    <div ref={place} className={classes.words} data-quotable="">
      <RenderedText html={html} source={source} />
    </div>
  );
}

/** A heading's link is a place in the app's own history: going back finds where one was. */
function useAnchors(place: RefObject<HTMLDivElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const text = place.current;
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-anchor]')?.dataset.anchor : undefined;
      if (anchor === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate({ hash: anchor });
    };
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [place, navigate]);
}
