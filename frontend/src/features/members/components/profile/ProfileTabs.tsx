import type { ProfileStats } from '@contracts/follow';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../../client/session';
import { turkishNumber } from '../../../../design/numbers';
import { useChosenInView } from '../../../../design/useChosenInView';
import { useRoving } from '../../../../design/useRoving';
import classes from './ProfileTabs.module.css';
import { PROFILE_TABS, type ProfileTab, shownTabs, tabCount } from './profileTabs';

export const panelId = (tab: ProfileTab) => `profile-${tab}`;
export const tabId = (tab: ProfileTab) => `profile-tab-${tab}`;

/** The space bar presses a tab, though it is a link that can be opened beside. */
const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** The tabs of a profile, one stop for the tab key; the chosen one stands in the address. */
export function ProfileTabs({ stats, chosen }: { stats: ProfileStats | undefined; chosen: ProfileTab }) {
  const tabs = shownTabs(stats, chosen, !useMember());
  const { row, onKeyDown, stop } = useRoving<HTMLDivElement>(tabs.length, tabs.indexOf(chosen));
  useChosenInView(row, `${chosen} of ${tabs.length}`);
  return (
    <div className={classes.tabs} role="tablist" aria-label="Profil bölümleri" ref={row} onKeyDown={onKeyDown} tabIndex={-1}>
      {tabs.map((tab, index) => {
        const count = tabCount(tab, stats);
        return (
          <Link
            key={tab}
            id={tabId(tab)}
            role="tab"
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? panelId(tab) : undefined}
            to={tab === 'overview' ? '?' : `?tab=${tab}`}
            preventScrollReset
            onKeyDown={pressBySpace}
            {...stop(index)}
          >
            {PROFILE_TABS[tab]}
            {count !== null && <small> {turkishNumber(count)}</small>}
          </Link>
        );
      })}
    </div>
  );
}
