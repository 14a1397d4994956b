import type { TopicRow } from '@contracts/forum';
import { TOPIC_FLAG_NAMES, TOPIC_FLAGS, type TopicFlagFields } from '@contracts/topic-flags';
import { IconCheck } from '@tabler/icons-react';
import { Chip } from '../../../design/Chip';
import { flagIcons } from './flagIcons';
import { StateChip } from './StateChip';

type State = Pick<TopicRow, 'state' | 'is_resolved'> & TopicFlagFields;

/** The flag that moderators got last is said first. */
const FLAGS = [...TOPIC_FLAG_NAMES].reverse();

/** What is special about a topic, in words. */
export function TopicChips({ topic }: { topic: State }) {
  return (
    <>
      <StateChip state={topic.state} />
      {FLAGS.filter((flag) => topic[flag]).map((flag) => {
        const { text, tone } = TOPIC_FLAGS[flag].chip;
        const Icon = flagIcons[flag].set;
        return (
          <Chip key={flag} tone={tone} icon={<Icon />}>
            {text}
          </Chip>
        );
      })}
      {topic.is_resolved && (
        <Chip tone="ok" icon={<IconCheck />}>
          Çözüldü
        </Chip>
      )}
    </>
  );
}
