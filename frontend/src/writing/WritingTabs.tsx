import { useRoving } from '../design/useRoving';
import classes from './WritingTabs.module.css';

const TABS = ['Yaz', 'Önizleme'] as const;

/** Ids of the tabs and of what they show, made from the id of the field. */
export const tabIds = (id: string) => ({ tabs: [`${id}-write-tab`, `${id}-preview-tab`], panels: [`${id}-write`, `${id}-preview`] }) as const;

interface Props {
  id: string;
  previewing: boolean;
  onPreview: (previewing: boolean) => void;
}

/** Where there is no room for both: the text, or how it will be read. */
export function WritingTabs({ id, previewing, onPreview }: Props) {
  const { row, onKeyDown, stop } = useRoving<HTMLDivElement>(TABS.length);
  const { tabs, panels } = tabIds(id);
  return (
    <div ref={row} role="tablist" aria-label="Yazı" className={classes.tabs} onKeyDown={onKeyDown}>
      {TABS.map((name, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabs[at]}
          aria-selected={previewing === (at === 1)}
          aria-controls={previewing === (at === 1) ? panels[at] : undefined}
          {...stop(at)}
          onClick={() => onPreview(at === 1)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
