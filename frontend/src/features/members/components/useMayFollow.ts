import { useQuery } from '@tanstack/react-query';
import { followStatusQuery } from '../../../client/followStatus';
import { useMember } from '../../../client/session';

/** Whether who reads may follow who wrote; false until that is known. */
export function useMayFollow({ id, username }: { id: string; username: string }): boolean {
  const member = useMember();
  const isOther = Boolean(member) && member?.id !== id && username !== '';
  const { data: status } = useQuery({ ...followStatusQuery(id), enabled: isOther });
  return isOther && status !== undefined && !status.isBlocked;
}
