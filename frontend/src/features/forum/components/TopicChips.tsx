import type { TopicRow } from '@contracts/forum';
import { IconCheck, IconLock, IconPin } from '@tabler/icons-react';
import { Chip } from '../../../design/Chip';
import { StateChip } from './StateChip';

type State = Pick<TopicRow, 'state' | 'pinned' | 'locked' | 'is_resolved'>;

/** What is special about a topic, in words. */
export function TopicChips({ topic }: { topic: State }) {
  return (
    <>
      <StateChip state={topic.state} />
      {topic.pinned && (
        <Chip tone="brand" icon={<IconPin />}>
          Sabitlendi
        </Chip>
      )}
      {topic.locked && <Chip icon={<IconLock />}>Kilitli</Chip>}
      {topic.is_resolved && (
        <Chip tone="ok" icon={<IconCheck />}>
          Çözüldü
        </Chip>
      )}
    </>
  );
}
