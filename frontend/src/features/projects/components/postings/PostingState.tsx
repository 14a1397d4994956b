import { POSTING_STATUS_LABEL, type PostingStatus } from '@contracts/help-wanted';
import { IconCheck, IconLock, IconUsers } from '@tabler/icons-react';
import { Chip } from '../../../../design/Chip';

const LOOK = { open: { tone: 'ok', Icon: IconUsers }, filled: { tone: 'info', Icon: IconCheck }, closed: { tone: 'neutral', Icon: IconLock } } as const;

export function PostingState({ status }: { status: PostingStatus }) {
  const { tone, Icon } = LOOK[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {POSTING_STATUS_LABEL[status]}
    </Chip>
  );
}
