import { APPLICATION_STATE_LABEL, type ApplicationState as State } from '@contracts/job-application-states';
import { IconArrowBackUp, IconCheck, IconEye, IconHourglass, IconSend, IconX } from '@tabler/icons-react';
import { Chip } from '../../../design/Chip';

const LOOK = {
  sent: { tone: 'brand', Icon: IconSend },
  seen: { tone: 'info', Icon: IconEye },
  reviewing: { tone: 'info', Icon: IconHourglass },
  positive: { tone: 'ok', Icon: IconCheck },
  negative: { tone: 'neutral', Icon: IconX },
  withdrawn: { tone: 'neutral', Icon: IconArrowBackUp },
} as const;

/** How an application stands, by word and sign. */
export function ApplicationState({ state }: { state: State }) {
  const { tone, Icon } = LOOK[state];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {APPLICATION_STATE_LABEL[state]}
    </Chip>
  );
}
