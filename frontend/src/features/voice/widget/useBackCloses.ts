import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** Under which an entry of the history keeps how much of the room stands over its page. */
const KEY = 'voiceDepth';

const depthIn = (state: unknown): number => Number((Object(state) as Record<string, unknown>)[KEY] ?? 0);

/**
 * What covers a phone's screen is closed by its way back: each layer is an entry of the history over the same page. `depth`: how many stand
 * now. What is closed otherwise takes its entries with it.
 */
export function useBackCloses(depth: number, closeTo: (depth: number) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const came = useNavigationType();
  const kept = depthIn(location.state);
  const before = useRef({ depth, key: location.key });
  const isOwn = useRef(false);
  useEffect(() => {
    const was = before.current;
    before.current = { depth, key: location.key };
    const hasMoved = was.key !== location.key;
    const isLed = hasMoved && !isOwn.current;
    if (hasMoved) isOwn.current = false;
    if ((was.depth === depth && !hasMoved) || kept === depth) return;
    if (isLed && was.depth === depth && kept < depth && came !== 'REPLACE') return closeTo(kept);
    isOwn.current = true;
    // A page that puts another address in the place of its own stays where it is.
    const replace = isLed && came === 'REPLACE';
    const state = { ...Object(location.state), [KEY]: replace ? depth : kept + 1 };
    if (kept > depth) void navigate(depth - kept);
    else void navigate(location, { replace, state, preventScrollReset: true });
  }, [depth, kept, location, came, navigate, closeTo]);
}
