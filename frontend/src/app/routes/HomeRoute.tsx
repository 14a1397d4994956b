import { useQuery } from '@tanstack/react-query';
import { memberCountQuery } from '../../client/memberCount';
import { useShownMember } from '../../client/session';
import type { FeatureId } from '../../features/home/components/Features';
import { HomePage } from '../../features/home/pages/HomePage';
import { AREAS } from '../areas';

const addresses = Object.fromEntries(AREAS.map(({ id, path }) => [id, path])) as Record<FeatureId, string | null>;

export function HomeRoute() {
  const { data } = useQuery(memberCountQuery);
  return <HomePage member={useShownMember()} memberCount={data} addresses={addresses} />;
}
