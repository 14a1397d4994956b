import { VOICE_CATEGORY_LABEL, type VoiceRoom, voiceActivity } from '@contracts/voice';
import { IconMicrophone, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import card from '../../../design/Card.module.css';
import { Chip } from '../../../design/Chip';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import { isSearchable, roomSearchQuery, type SearchFilter } from '../api/searchQuery';
import { FoundText } from './FoundText';
import classes from './SearchResults.module.css';
import { isRefusal, NothingFound, RefusedSearch, SearchSkeleton } from './SearchStates';

/** The open voice rooms that were found: all in one answer, as there are few. */
export function RoomsFound({ filter }: { filter: SearchFilter }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(roomSearchQuery(filter.q));
  if (!isSearchable(filter.q))
    return <EmptyState icon={<IconSearchOff />} title="Bu şekilde aranamıyor" text="Odalar ilk kelimeye göre aranır; en az iki harf yazın." />;
  if (error && isRefusal(error)) return <RefusedSearch error={error} />;
  const total = error ? 0 : (data?.total ?? 0);
  return (
    <>
      <p className={classes.total} role="status">
        {total > 0 ? `${turkishNumber(total)} sonuç` : ''}
      </p>
      <section className={card.card} aria-label="Sonuçlar" aria-busy={isPlaceholderData} data-stale={isPlaceholderData}>
        {isPending && <SearchSkeleton />}
        {error && <ErrorState text={messageOf(error)} onRetry={() => refetch()} />}
        {!error && data?.total === 0 && <NothingFound filter={filter} />}
        {!error && data?.data.map((room) => <RoomResult key={room.id} room={room} />)}
      </section>
    </>
  );
}

const plain = (text: string) => ({ text, ranges: [] });

/** Leads to its place in the list of rooms, where whoever joins is asked first. */
const RoomResult = ({ room: { name, description, category, currentOwnerId, participantCount, capacity } }: { room: VoiceRoom }) => (
  <FoundText
    authorId={currentOwnerId ?? ''}
    to={paths.voiceRooms({ search: name })}
    title={plain(name)}
    excerpts={description ? [plain(description)] : []}
    chips={<Chip icon={<IconMicrophone />}>Sesli oda</Chip>}
  >
    {`${VOICE_CATEGORY_LABEL[category]} · ${voiceActivity(participantCount)} · ${participantCount}/${capacity}`}
  </FoundText>
);
