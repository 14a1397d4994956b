import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { CodeHead } from './CodeHead';
import classes from './Markdown.module.css';
import { PlainText } from './PlainText';
import { TextBoundary } from './TextBoundary';
import { type CodeInText, prepareText, toBeColoured, wayInApp } from './textPieces';

interface Props {
  /** As the server's renderer, or the same one in the editor, made it. */
  html: string;
  /** What it was made of; shown as it is where the HTML cannot be. */
  source: string;
  /** The installation's own text: it is the page, and its links stay in the app. */
  house?: boolean;
}

/** A text that was rendered. A text that breaks takes nothing with it: its words are shown. */
export function RenderedText({ html, source, house = false }: Props) {
  const words = <PlainText source={source} />;
  // An answer from before the server made HTML may still be kept on the device.
  if (!html) return words;
  return (
    <TextBoundary key={html} instead={words}>
      <Shown html={html} house={house} />
    </TextBoundary>
  );
}

function Shown({ html, house }: { html: string; house: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [codes, setCodes] = useState<readonly CodeInText[]>([]);
  useLayoutEffect(() => {
    if (place.current) setCodes(prepareText(place.current, house));
  }, [house]);
  useColours(codes);
  useWays(place, house);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where a text becomes part of a page; the renderer alone makes what is handed in */}
      <div ref={place} data-words="" className={house ? `${classes.text} ${classes.house}` : classes.text} dangerouslySetInnerHTML={{ __html: html }} />
      {codes.map(({ key, head, language, file, code }) =>
        createPortal(<CodeHead language={language} file={file} text={() => code.textContent ?? ''} />, head, key),
      )}
    </>
  );
}

/** The grammars arrive only when there is code to colour; until then it is readable without colours. */
function useColours(codes: readonly CodeInText[]): void {
  useEffect(() => {
    const coloured = toBeColoured(codes);
    if (coloured.length === 0) return;
    let isShown = true;
    import('./colourCode')
      .then(async ({ colourCode }) => {
        for (const { code, language } of coloured) {
          if (!isShown) return;
          colourCode(code, language);
          // Whoever types or scrolls waits for one block at most.
          await new Promise((resolve) => setTimeout(resolve));
        }
      })
      .catch((error: unknown) => console.warn('Code highlighting could not be loaded', error));
    return () => {
      isShown = false;
    };
  }, [codes]);
}

/** Links to pages of the app do not load it anew. */
function useWays(place: RefObject<HTMLElement | null>, house: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const text = place.current;
    const follow = (event: MouseEvent) => {
      const way = wayInApp(event, house);
      if (way === null) return;
      event.preventDefault();
      void navigate(way);
    };
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [place, house, navigate]);
}
