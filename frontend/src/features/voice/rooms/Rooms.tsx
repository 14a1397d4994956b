import { VOICE_CATEGORY_LABEL } from '@contracts/voice';
import { IconMicrophone, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import card from '../../../design/Card.module.css';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { paths, type RoomFilter } from '../../../paths';
import { ROOM_WORDS } from '../words';
import { RoomCard } from './RoomCard';
import classes from './Rooms.module.css';
import { RoomsSkeleton } from './RoomsSkeleton';
import { grouped } from './roomFilter';
import type { useRooms } from './useRooms';

interface Props {
  list: ReturnType<typeof useRooms>;
  filter: RoomFilter;
  /** The room in which whoever looks is. */
  currentId: string | null;
  /** What one does where there is no room at all yet. */
  begin: ReactNode;
}

/** The rooms by category, or what stands in their place. */
export function Rooms({ list, filter, currentId, begin }: Props) {
  const { data, problem, refetch, isPending, isPlaceholderData } = list;
  if (isPending) return <RoomsSkeleton />;
  if (!data)
    return (
      <div className={card.card}>
        <ErrorState text={problem ?? ROOM_WORDS.listFailed} onRetry={() => void refetch()} />
      </div>
    );
  const groups = grouped(data.data, filter);
  return (
    <div className={classes.groups} aria-busy={isPlaceholderData} data-voice-cards>
      {problem && <Callout tone="warn">{problem} Sayılar güncel olmayabilir.</Callout>}
      {groups.map(({ category, rooms }) => (
        <section key={category} aria-labelledby={`rooms-${category}`}>
          <h2 id={`rooms-${category}`} className={classes.heading}>
            {VOICE_CATEGORY_LABEL[category]} <small>{rooms.length} oda</small>
          </h2>
          <ul className={classes.cards}>
            {rooms.map((room) => (
              <RoomCard key={room.id} room={room} isCurrent={room.id === currentId} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <div className={card.card}>
          <Nothing filter={filter} begin={begin} />
        </div>
      )}
    </div>
  );
}

function Nothing({ filter, begin }: Pick<Props, 'filter' | 'begin'>) {
  const { category, ...narrowed } = filter;
  const isNarrowed = Object.keys(narrowed).length > 0;
  if (category && !isNarrowed)
    return (
      <EmptyState icon={<IconMicrophone />} title={ROOM_WORDS.noneInCategory(VOICE_CATEGORY_LABEL[category])} text={ROOM_WORDS.beFirst}>
        {begin}
        <LinkButton kind="quiet" to={paths.voiceRooms()}>
          Tüm odalar
        </LinkButton>
      </EmptyState>
    );
  if (!isNarrowed)
    return (
      <EmptyState icon={<IconMicrophone />} title={ROOM_WORDS.none} text={ROOM_WORDS.beFirst}>
        {begin}
      </EmptyState>
    );
  return (
    <EmptyState icon={<IconSearch />} title={ROOM_WORDS.nothingFound}>
      <LinkButton to={paths.voiceRooms()}>Tüm odalar</LinkButton>
    </EmptyState>
  );
}
