import { PROJECT_ROLE_LABEL, type ProjectRole } from '@contracts/projects';
import { Chip } from '../../../design/Chip';

export const RoleBadge = ({ role }: { role: ProjectRole }) => <Chip tone={role === 'owner' ? 'brand' : 'neutral'}>{PROJECT_ROLE_LABEL[role]}</Chip>;
