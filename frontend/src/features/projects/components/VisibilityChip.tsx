import { PROJECT_VISIBILITY_LABEL, type ProjectVisibility } from '@contracts/projects';
import { IconLock, IconUsers, IconWorld } from '@tabler/icons-react';
import { Chip } from '../../../design/Chip';

const ICON = { public: IconWorld, members: IconUsers, private: IconLock } as const;

export function VisibilityChip({ visibility }: { visibility: ProjectVisibility }) {
  const Icon = ICON[visibility];
  return <Chip icon={<Icon aria-hidden="true" />}>{PROJECT_VISIBILITY_LABEL[visibility]}</Chip>;
}
