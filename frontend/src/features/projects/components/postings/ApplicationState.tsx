import { APPLICATION_STATE_LABEL, type ApplicationState as State } from '@contracts/help-wanted';
import { IconArrowBackUp, IconCheck, IconEye, IconSend, IconX } from '@tabler/icons-react';
import { Chip } from '../../../../design/Chip';

const LOOK = {
  new: { tone: 'info', Icon: IconSend },
  seen: { tone: 'info', Icon: IconEye },
  accepted: { tone: 'ok', Icon: IconCheck },
  rejected: { tone: 'neutral', Icon: IconX },
  withdrawn: { tone: 'neutral', Icon: IconArrowBackUp },
} as const;

/** How an application stands, by word and sign. */
export function ApplicationState({ state, before }: { state: State; before?: string }) {
  const { tone, Icon } = LOOK[state];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {before}
      {APPLICATION_STATE_LABEL[state]}
    </Chip>
  );
}
