import type { OwnUser } from '@contracts/accounts';
import { isStaff } from '@contracts/permissions';
import { lazy, Suspense } from 'react';
import { BetaBanner } from '../../features/feedback/components/BetaBanner';

const WarningBanner = lazy(() => import('../../features/moderation/components/WarningBanner').then((file) => ({ default: file.WarningBanner })));
const ConsentBanner = lazy(() => import('../../features/pages/components/ConsentBanner').then((file) => ({ default: file.ConsentBanner })));
const FactorBanner = lazy(() => import('../../features/accounts/components/FactorBanner').then((file) => ({ default: file.FactorBanner })));
const DeletionBanner = lazy(() => import('../../features/members/components/DeletionBanner').then((file) => ({ default: file.DeletionBanner })));

/** What a member has to know on every page, the most pressing nearest to it. */
export function Banners({ member }: { member: OwnUser | null | undefined }) {
  return (
    <>
      <BetaBanner member={member} />
      {member && (
        <Suspense fallback={null}>
          <ConsentBanner key={`consent-${member.id}`} memberId={member.id} />
          {isStaff(member.role) && <FactorBanner />}
          {member.deletion_due && <DeletionBanner due={member.deletion_due} />}
          <WarningBanner key={member.id} memberId={member.id} />
        </Suspense>
      )}
    </>
  );
}
