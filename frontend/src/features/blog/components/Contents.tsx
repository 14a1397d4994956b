import { Link } from 'react-router-dom';
import { Dialog } from '../../../design/Dialog';
import classes from './Contents.module.css';
import type { Entry } from './contents';
import type { ReadingPlace } from './useReadingPlace';

interface Props {
  /** Those that stand in the list (`contentsOf`). */
  entries: readonly Entry[];
  place: ReadingPlace;
  /** Of the whole text. */
  minutes: number | null;
}

const leftOf = (minutes: number | null, percent: number): string => {
  if (minutes === null || percent >= 100) return '';
  return ` · ${Math.max(1, Math.round((minutes * (100 - percent)) / 100))} dk kaldı`;
};

/** Beside a post: its headings, where one is among them, and how much is left. */
export function Contents({ entries, place: { percent, anchor }, minutes }: Props) {
  if (entries.length === 0) return null;
  return (
    <nav className={classes.contents} aria-label="Bu yazıda">
      <p className={classes.head}>
        <b>Bu yazıda</b>
        <span>
          %{percent}
          {leftOf(minutes, percent)}
        </span>
      </p>
      <Entries entries={entries} current={anchor} />
    </nav>
  );
}

/** The same before the text, where there is nothing beside it. */
export function FoldedContents({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className={classes.folded}>
      <summary>İçindekiler</summary>
      <Entries entries={entries} current={null} />
    </details>
  );
}

/** The same over the text, which a phone has no room beside. */
export function ContentsDialog({ entries, place, onClose }: Pick<Props, 'entries' | 'place'> & { onClose: () => void }) {
  return (
    <Dialog title="İçindekiler" onClose={onClose} footer={null}>
      <div className={classes.over}>
        <Entries entries={entries} current={place.anchor} onGo={onClose} />
      </div>
    </Dialog>
  );
}

interface EntriesProps {
  entries: readonly Entry[];
  current: string | null;
  onGo?: () => void;
}

function Entries({ entries, current, onGo }: EntriesProps) {
  const top = Math.min(...entries.map(({ level }) => level));
  const now = entries.findIndex(({ anchor }) => anchor === current);
  return (
    <ol className={classes.list}>
      {entries.map(({ anchor, text, level }, at) => (
        <li key={anchor}>
          <Link
            to={{ hash: anchor }}
            data-deeper={level > top || undefined}
            data-passed={at < now || undefined}
            aria-current={anchor === current ? 'location' : undefined}
            onClick={onGo}
          >
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}
