import { useRoving } from '../../../design/useRoving';
import { TABS, type Tab } from './rights';
import classes from './Settings.module.css';

const tabId = (tab: Tab) => `voice-settings-tab-${tab}`;
const panelId = (tab: Tab) => `voice-settings-${tab}`;
/** Of the place in which the chosen tab is shown. */
export const drawerPanel = (tab: Tab) => ({ role: 'tabpanel', id: panelId(tab), 'aria-labelledby': tabId(tab) });

interface Props {
  tabs: readonly Tab[];
  chosen: Tab;
  onChoose: (tab: Tab) => void;
}

/** The parts of the settings, one stop for the tab key. */
export function DrawerTabs({ tabs, chosen, onChoose }: Props) {
  const { row, onKeyDown, stop } = useRoving<HTMLDivElement>(tabs.length, tabs.indexOf(chosen));
  return (
    <div ref={row} role="tablist" aria-label="Oda ayarları" className={classes.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab, index) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? panelId(tab) : undefined}
          {...stop(index)}
          onClick={() => onChoose(tab)}
        >
          {TABS[tab]}
        </button>
      ))}
    </div>
  );
}
