import { useQuery } from '@tanstack/react-query';
import { memberCountQuery } from '../../client/memberCount';
import { useMember } from '../../client/session';
import { HomePage } from '../../features/home/pages/HomePage';

export function HomeRoute() {
  const { data } = useQuery(memberCountQuery);
  return <HomePage member={useMember()} memberCount={data} />;
}
