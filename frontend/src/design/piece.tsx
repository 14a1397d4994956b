import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const soon: (() => Promise<unknown>)[] = [];

interface Options {
  /** Also loaded when the browser has nothing else to do, so that it is there before it is wanted and the connection is gone. */
  early?: boolean;
}

/** A part of the shell whose code comes when it is first shown. `instead` stands in its place until then, and for good when the code cannot be had: the page around it stays. */
export function piece<Props extends object>(load: () => Promise<ComponentType<Props>>, { early = false }: Options = {}) {
  const Loaded = lazy(async () => ({ default: await load() }));
  if (early) soon.push(load);
  return function Piece({ instead = null, ...props }: Props & { instead?: ReactNode }) {
    return (
      <PieceBoundary instead={instead}>
        <Suspense fallback={instead}>
          <Loaded {...(props as Props & object)} />
        </Suspense>
      </PieceBoundary>
    );
  };
}

/** Loads what is wanted early, one after the other, while the browser is idle; answers what stops it. What cannot be loaded now is asked for again when it is wanted. */
export function loadWhenIdle(): () => void {
  let stopped = false;
  const next = (index: number) => {
    const load = soon[index];
    if (!load || stopped) return;
    whenIdle(() => void load().then(() => next(index + 1), warn));
  };
  next(0);
  return () => {
    stopped = true;
  };
}

const warn = (error: unknown) => console.warn('A part of the page could not be loaded ahead', error);

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000));

interface BoundaryProps {
  instead: ReactNode;
  children: ReactNode;
}

class PieceBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
