import { type RefObject, useEffect } from 'react';

/** Where a row is wider than the screen, the chosen one in it is always to be seen; the page itself stays where it is. `changes` with every choice. */
export function useChosenInView(row: RefObject<HTMLElement | null>, changes: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice stands elsewhere in the row
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]');
    if (!row.current || !chosen) return;
    const { left, width } = chosen.getBoundingClientRect();
    const frame = row.current.getBoundingClientRect();
    row.current.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
  }, [row, changes]);
}
