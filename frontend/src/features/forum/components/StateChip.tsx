import type { ContentState } from '@contracts/forum';
import { IconEyeOff, IconHourglass } from '@tabler/icons-react';
import { Chip } from '../../../design/Chip';

/** Says when not everybody sees it. */
export function StateChip({ state }: { state: ContentState }) {
  if (state === 'hidden')
    return (
      <Chip tone="warn" icon={<IconEyeOff />}>
        Gizlendi
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
