import { IconActivity } from '@tabler/icons-react';
import { useCanAccess } from 'react-admin';
import { NavEntry } from '../../desk/NavEntry';
import { useQueues } from './refresh';

const EVERY = 30_000;

/** The way to the operations page, for those who may open it, with the number of jobs that were given up. */
export function OperationsEntry() {
  const { canAccess } = useCanAccess({ resource: 'operations', action: 'list' });
  const { data } = useQueues({ enabled: canAccess === true, every: EVERY });
  if (!canAccess) return null;
  const dead = data?.reduce((sum, queue) => sum + queue.dead, 0) || undefined;
  return <NavEntry to="/operations" icon={<IconActivity size={18} stroke={1.8} />} label="İşleyiş" count={dead} countLabel="vazgeçilen iş" />;
}
