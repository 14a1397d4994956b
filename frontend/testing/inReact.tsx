import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const open = new Set<() => Promise<void>>();

/** Draws something on a page of its own; `leave` takes it away again. */
export async function draw(what: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(what));
  const leave = async () => {
    if (!open.delete(leave)) return;
    await act(async () => root.unmount());
    place.remove();
  };
  open.add(leave);
  return { place, leave, redraw: (next: ReactNode) => act(async () => root.render(next)) };
}

/** Runs a hook in a component; `now` is what it answered last. */
export async function inReact<Given, Result>(useIt: (given: Given) => Result, given: Given, around: (inside: ReactNode) => ReactNode = (inside) => inside) {
  const hook: { now: Result | undefined } = { now: undefined };
  const Inside = ({ given: now }: { given: Given }) => {
    hook.now = useIt(now);
    return null;
  };
  const { leave, redraw } = await draw(around(<Inside given={given} />));
  return {
    leave,
    get now(): Result {
      return hook.now as Result;
    },
    give: (next: Given) => redraw(around(<Inside given={next} />)),
  };
}

const LONGEST_MS = 5_000;

/** Lets the page go on until something is so; throws when it has not become so for long. */
export async function until(isSo: () => boolean) {
  for (const end = Date.now() + LONGEST_MS; !isSo(); ) {
    if (Date.now() > end) throw new Error('the page did not come to it');
    await act(async () => new Promise((done) => setTimeout(done, 1)));
  }
}

/** Takes away whatever a test has left on the page. */
export async function leaveAll() {
  for (const leave of open) await leave();
}
