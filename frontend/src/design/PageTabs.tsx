import type { KeyboardEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { turkishNumber } from './numbers';
import classes from './PageTabs.module.css';
import { useChosenInView } from './useChosenInView';
import { useRoving } from './useRoving';

export interface PageTab {
  id: string;
  label: string;
  /** How much stands behind it; null where that is not told. */
  count: number | null;
  to: LinkProps['to'];
}

interface Props {
  /** What has these parts. */
  label: string;
  /** Names the page within its ids. */
  name: string;
  tabs: readonly PageTab[];
  chosen: string;
  /** At the foot of a card, which they do not leave. */
  isInCard?: boolean;
}

/** The space bar presses a tab, though it is a link that can be opened beside. */
const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

const panelId = (name: string, tab: string) => `${name}-${tab}`;
const tabId = (name: string, tab: string) => `${name}-tab-${tab}`;
/** Of the place in which the chosen part is shown. */
export const panelOf = (name: string, tab: string) => ({ role: 'tabpanel', id: panelId(name, tab), 'aria-labelledby': tabId(name, tab) });

/** The parts of a page, one stop for the tab key; the chosen one stands in the address. */
export function PageTabs({ label, name, tabs, chosen, isInCard }: Props) {
  const { row, onKeyDown, stop } = useRoving<HTMLDivElement>(
    tabs.length,
    tabs.findIndex(({ id }) => id === chosen),
  );
  useChosenInView(row, `${chosen} of ${tabs.length}`);
  return (
    <div className={classes.tabs} data-in-card={isInCard} role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown} tabIndex={-1}>
      {tabs.map(({ id, label: words, count, to }, index) => (
        <Link
          key={id}
          id={tabId(name, id)}
          role="tab"
          aria-selected={id === chosen}
          aria-controls={id === chosen ? panelId(name, id) : undefined}
          to={to}
          preventScrollReset
          onKeyDown={pressBySpace}
          {...stop(index)}
        >
          {words}
          {count !== null && <small> {turkishNumber(count)}</small>}
        </Link>
      ))}
    </div>
  );
}
