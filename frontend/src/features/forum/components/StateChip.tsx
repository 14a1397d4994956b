import type { ContentState } from '@contracts/forum';
import { TOPIC_VERBS } from '@contracts/moderation-verbs';
import { IconEyeOff, IconHourglass } from '@tabler/icons-react';
import { Chip } from '../../../design/Chip';

/** Says when not everybody sees it. */
export function StateChip({ state }: { state: ContentState }) {
  if (state === 'hidden')
    return (
      <Chip tone="warn" icon={<IconEyeOff />}>
        {TOPIC_VERBS.hide.chip}
      </Chip>
    );
  if (state === 'held')
    return (
      <Chip tone="info" icon={<IconHourglass />}>
        Onay bekliyor
      </Chip>
    );
  return null;
}
