import { isStaff } from '@contracts/permissions';
import { useMember } from '../../client/session';
import { piece } from '../../design/piece';
import { BetaBanner } from '../../features/feedback/components/BetaBanner';

const WarningBanner = piece(() => import('../../features/moderation/components/WarningBanner').then((file) => file.WarningBanner));
const ConsentBanner = piece(() => import('../../features/pages/components/ConsentBanner').then((file) => file.ConsentBanner));
const FactorBanner = piece(() => import('../../features/accounts/components/FactorBanner').then((file) => file.FactorBanner));
const VerifyBanner = piece(() => import('../../features/accounts/components/VerifyBanner').then((file) => file.VerifyBanner));
const DeletionBanner = piece(() => import('../../features/members/components/DeletionBanner').then((file) => file.DeletionBanner));

/** What a member has to know on every page, the most pressing nearest to it. */
export function Banners() {
  const member = useMember();
  return (
    <>
      <BetaBanner />
      {member && (
        <>
          <ConsentBanner key={`consent-${member.id}`} memberId={member.id} />
          {isStaff(member.role) && <FactorBanner />}
          {member.deletion_due && <DeletionBanner due={member.deletion_due} />}
          {member.must_verify_email && <VerifyBanner email={member.email} />}
          <WarningBanner key={member.id} memberId={member.id} />
        </>
      )}
    </>
  );
}
