import { VOICE_CATEGORIES, VOICE_CATEGORY_LABEL, type VoiceRoom } from '@contracts/voice';
import { Link } from 'react-router-dom';
import { paths, type RoomFilter } from '../../../paths';
import classes from './CategoryTabs.module.css';
import { countOf } from './roomFilter';

interface Props {
  filter: RoomFilter;
  /** Undefined while they are not there, and where they are not all that there are: then nothing is counted. */
  rooms: readonly VoiceRoom[] | undefined;
}

/** The categories with how many rooms each has. */
export function CategoryTabs({ filter, rooms }: Props) {
  const { category: chosen, ...rest } = filter;
  return (
    <nav className={classes.tabs} aria-label="Oda kategorileri">
      <Tab to={paths.voiceRooms(rest)} name="Tümü" count={rooms?.length} isCurrent={chosen === undefined} />
      {VOICE_CATEGORIES.map((category) => (
        <Tab
          key={category}
          to={paths.voiceRooms({ ...rest, category })}
          name={VOICE_CATEGORY_LABEL[category]}
          count={rooms && countOf(rooms, category)}
          isCurrent={category === chosen}
        />
      ))}
    </nav>
  );
}

const Tab = ({ to, name, count, isCurrent }: { to: string; name: string; count: number | undefined; isCurrent: boolean }) => (
  <Link to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
    {name} {count}
  </Link>
);
