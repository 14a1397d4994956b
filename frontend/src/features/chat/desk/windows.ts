import { CHAT_SIZES } from '@contracts/chat';

/** A conversation on the desk; `at` tells which of them was opened last, `column` where it stands, counted from the panel to the left. */
export interface DeskWindow {
  chatId: string;
  minimised: boolean;
  at: number;
  column: number;
}
export interface PlacedWindow extends DeskWindow {
  /** How many bars lie below it. */
  level: number;
}

/** Between the panel and the edge of the page. */
export const EDGE = 24;
const GAP = CHAT_SIZES.offset - CHAT_SIZES.window.width;
/** How far from the right edge of the page a column begins. */
export const columnRight = (column: number): number => EDGE + CHAT_SIZES.panel.width + GAP + column * CHAT_SIZES.offset;

/** How many windows have room beside the panel; one always has. */
export const columnsIn = (width: number): number => Math.min(CHAT_SIZES.windows, Math.max(1, Math.floor((width - columnRight(0) + GAP) / CHAT_SIZES.offset)));

const newest = (windows: readonly DeskWindow[]) => Math.max(0, ...windows.map(({ at }) => at));
const oldest = (windows: readonly DeskWindow[]) =>
  windows.reduce<DeskWindow | undefined>((found, each) => (!found || each.at < found.at ? each : found), undefined);

const isOpen = ({ minimised }: DeskWindow): boolean => !minimised;

/** Where something can open: beside all others, or over bars. */
function freeColumn(windows: readonly DeskWindow[], columns: number): number {
  const all = [...Array(columns).keys()];
  const hasNone = (of: readonly DeskWindow[]) => all.find((column) => of.every((each) => each.column !== column));
  return hasNone(windows) ?? hasNone(windows.filter(isOpen)) ?? columns - 1;
}

/** Where not all that are open have room, the oldest is minimised. */
function withRoom(windows: readonly DeskWindow[], columns: number): readonly DeskWindow[] {
  const first = oldest(windows.filter(isOpen));
  if (windows.filter(isOpen).length <= columns || !first) return windows;
  return withRoom(
    windows.map((each) => (each === first ? { ...each, minimised: true } : each)),
    columns,
  );
}

/** The same on a page that has become narrower: what stood where there is no column any more finds another. */
export function fitted(windows: readonly DeskWindow[], columns: number): readonly DeskWindow[] {
  const moved = (all: readonly DeskWindow[], each: DeskWindow) => {
    if (each.column < columns) return all;
    const column = freeColumn(
      all.filter((other) => other !== each),
      columns,
    );
    return all.map((other) => (other === each ? { ...each, column } : other));
  };
  const withColumns = withRoom(windows, columns);
  return withColumns.reduce(moved, withColumns);
}

/** Opens a conversation, or brings its bar up again; where all places are taken, the oldest goes. What stays open stays where it is. */
export function withOpened(windows: readonly DeskWindow[], chatId: string, columns: number): readonly DeskWindow[] {
  const own = windows.find((each) => each.chatId === chatId);
  const isFull = !own && windows.length >= CHAT_SIZES.windows;
  const gone = isFull ? (oldest(windows.filter(({ minimised }) => minimised)) ?? oldest(windows)) : undefined;
  const others = withRoom(
    windows.filter((each) => each !== own && each !== gone),
    columns - 1,
  );
  const staysIn = own && others.every((each) => each.minimised || each.column !== own.column) ? own.column : freeColumn(others, columns);
  const opened = { chatId, minimised: false, at: newest(windows) + 1, column: staysIn };
  const place = own ? windows.indexOf(own) : others.length;
  return [...others.slice(0, place), opened, ...others.slice(place)];
}

export const withMinimised = (windows: readonly DeskWindow[], chatId: string): readonly DeskWindow[] =>
  windows.map((each) => (each.chatId === chatId ? { ...each, minimised: true } : each));

export const without = (windows: readonly DeskWindow[], chatId: string): readonly DeskWindow[] => windows.filter((each) => each.chatId !== chatId);

/** On how many bars each stands; what is open stands on all of its column. */
export function placed(windows: readonly DeskWindow[]): PlacedWindow[] {
  return windows.map((each, index) => {
    const isBelow = (other: DeskWindow, at: number) => other.column === each.column && other.minimised && (!each.minimised || at < index);
    return { ...each, level: windows.filter(isBelow).length };
  });
}
