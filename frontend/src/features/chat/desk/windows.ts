import { CHAT_SIZES } from '@contracts/chat';

/** A conversation on the desk; `at` tells which of them was opened last. */
export interface DeskWindow {
  chatId: string;
  minimised: boolean;
  at: number;
}
export interface PlacedWindow extends DeskWindow {
  /** From the panel to the left, and how many bars lie below it. */
  column: number;
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

/** Where not all that are open have room, the oldest is minimised. */
export function fitted(windows: readonly DeskWindow[], columns: number): readonly DeskWindow[] {
  const open = windows.filter(({ minimised }) => !minimised);
  const first = oldest(open);
  if (open.length <= columns || !first) return windows;
  return fitted(
    windows.map((each) => (each === first ? { ...each, minimised: true } : each)),
    columns,
  );
}

/** Opens a conversation, or brings its bar up again; where all places are taken, the oldest goes. */
export function withOpened(windows: readonly DeskWindow[], chatId: string, columns: number): readonly DeskWindow[] {
  const opened = { chatId, minimised: false, at: newest(windows) + 1 };
  if (windows.some((each) => each.chatId === chatId))
    return fitted(
      windows.map((each) => (each.chatId === chatId ? opened : each)),
      columns,
    );
  const gone = windows.length < CHAT_SIZES.windows ? undefined : (oldest(windows.filter(({ minimised }) => minimised)) ?? oldest(windows));
  return fitted([...windows.filter((each) => each !== gone), opened], columns);
}

export const withMinimised = (windows: readonly DeskWindow[], chatId: string): readonly DeskWindow[] =>
  windows.map((each) => (each.chatId === chatId ? { ...each, minimised: true } : each));

export const without = (windows: readonly DeskWindow[], chatId: string): readonly DeskWindow[] => windows.filter((each) => each.chatId !== chatId);

/** Where each stands: in the order in which they came while all have a column; else what is open comes first, and on the last bars the last of those. */
export function placed(windows: readonly DeskWindow[], columns: number): PlacedWindow[] {
  const inOrder = windows.length <= columns ? windows : [...windows.filter(({ minimised }) => !minimised), ...windows.filter(({ minimised }) => minimised)];
  const last = columns - 1;
  return inOrder.map((each, index) => ({ ...each, column: Math.min(index, last), level: index < last ? 0 : Math.max(0, inOrder.length - 1 - index) }));
}
