import { displayName } from '@contracts/accounts';
import type { FactRow } from '@contracts/moderation';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ROLE_LABEL } from '../desk/roleLabel';

/** Who acted, and in which role; rules and jobs act without being a member. */
export const FactActor = ({ actor }: { actor: FactRow['actor'] }) => {
  const role = ROLE_LABEL[actor.acting_as] ?? actor.acting_as;
  if (actor.username === null) return <>{role}</>;
  return (
    <>
      <Link component={RouterLink} to={`/members/${actor.id}`} sx={{ color: 'inherit' }}>
        {displayName(actor)}
      </Link>{' '}
      ({role})
    </>
  );
};
